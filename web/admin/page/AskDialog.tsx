import { type ReactNode, useRef, useState } from 'react';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { pageMessages } from './messages.ts';

interface Props {
  heading: string;
  /** What it does, a sentence or two; more of it stands in `children`. */
  hint?: string;
  children?: ReactNode;
  /** Says on its button what is done. */
  label: string;
  /** Whether it ends what cannot be brought back. */
  isFinal?: boolean;
  /**
   * Does it, once, however often the button is tapped. The dialog closes when that is done or refused, before that with `close`; where
   * it resolves with false, the question stays.
   */
  onYes: (close: () => void) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something that cannot be taken back with a tap. */
export function AskDialog({ heading, hint, children, label, isFinal = false, onYes, onClose }: Props) {
  const page = useMessages(pageMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const isUnderWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const close = () => dialog.current?.close();

  async function confirm() {
    // The second tap of two comes before the button is drawn anew.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    if ((await onYes(close)) !== false) return close();
    isUnderWay.current = false;
    setBusy(false);
  }

  return (
    <Dialog ref={dialog} heading={heading} closeLabel={page.close} onClose={onClose}>
      {hint !== undefined && <p className="mt-3 text-sm text-ink-2 wrap-anywhere">{hint}</p>}
      {children}
      <div className="mt-6 flex flex-wrap gap-3 *:flex-1">
        <button type="button" className={buttonStyle('quiet')} onClick={close}>
          {page.cancel}
        </button>
        <button
          type="button"
          aria-disabled={busy}
          className={
            isFinal
              ? buttonStyle('quiet', 'text-danger aria-disabled:opacity-60')
              : buttonStyle('primary', 'aria-disabled:opacity-60')
          }
          onClick={() => void confirm()}
        >
          {label}
        </button>
      </div>
    </Dialog>
  );
}
