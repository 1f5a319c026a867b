import type { ReactNode } from 'react';
import { uiMessages } from '../control/messages.ts';
import { RetryButton } from '../control/RetryButton.tsx';
import { useMessages } from '../text/useMessages.ts';
import { PhoneLink } from './PhoneLink.tsx';

interface Props {
  icon?: ReactNode;
  heading?: string;
  hint?: string | false;
  /** The failure, where that is the reason for the empty place: then it is tried again, and visitors can call the dealer. */
  problem?: string | false;
  /** What to do instead, such as links. */
  children?: ReactNode;
}

/** Shown in place of an empty list. */
export function EmptyState({ icon, heading, hint, problem, children }: Props) {
  const text = useMessages(uiMessages);
  return (
    <div className="grid justify-items-center gap-4 rounded-picture border border-line px-6 py-16 text-center">
      {icon}
      {heading && (
        <h2 data-list className="text-title-md">
          {heading}
        </h2>
      )}
      {hint && <p className="max-w-measure text-ink-2 wrap-anywhere">{hint}</p>}
      {problem && (
        <>
          <p role="alert" className="text-danger">
            {problem}
          </p>
          <p className="max-w-measure text-ink-2">
            <span>{text.retriesItself}</span> <PhoneLink />
          </p>
          <RetryButton />
        </>
      )}
      {children}
    </div>
  );
}
