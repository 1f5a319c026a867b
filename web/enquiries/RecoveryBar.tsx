import { CircleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { Icon } from '../ui/Icon.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { enquiryMessages } from './messages.ts';

interface Props {
  /** What could not be sent: `We could not send your application.` */
  failed: string;
  /** The sentence about what is stored, and for how long; without it, the default. */
  kept?: string;
  /** Why it failed. */
  reasons?: readonly string[];
  /** Whether it failed just now: then the bar takes the focus. */
  fresh: boolean;
  onRestore: () => void;
  /** Sends the same input again. Left out where that is not possible. */
  onTryAgain?: () => void;
}

/** Stands above a form that was emptied although it could not be sent, and can restore its input. */
export function RecoveryBar({ failed, kept, reasons = [], fresh, onRestore, onTryAgain }: Props) {
  const text = useMessages(enquiryMessages);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fresh) bar.current?.focus();
  }, [fresh, reasons]);
  return (
    <div
      ref={bar}
      role="alert"
      tabIndex={-1}
      className="mb-8 flex gap-3 rounded-control border border-danger bg-card p-4 outline-none"
    >
      <Icon node={CircleAlert} className="mt-0.5 flex-none text-danger" />
      <div className="min-w-0">
        <p className="font-[550]">{failed}</p>
        {reasons.map((reason) => (
          <p key={reason} className="mt-1 text-sm text-ink-2">
            {reason}
          </p>
        ))}
        <p className="mt-1 text-sm text-ink-2">{kept ?? text.kept}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <button
            type="button"
            className={buttonStyle('quiet', 'min-h-tap! px-5 text-sm')}
            onClick={onRestore}
          >
            {text.restore}
          </button>
          {onTryAgain && (
            <button
              type="button"
              className={buttonStyle('plain', 'min-h-tap! px-3 text-sm')}
              onClick={onTryAgain}
            >
              {text.tryAgain}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
