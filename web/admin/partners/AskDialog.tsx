import { useRef } from 'react';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { pageMessages } from '../page/messages.ts';

interface Props {
  heading: string;
  /** What it ends. */
  hint: string;
  /** Says on its button what is done. */
  label: string;
  busy: boolean;
  /** Does it; resolves when it is done, or refused. */
  onYes: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something is ended that cannot be brought back. */
export function AskDialog({ heading, hint, label, busy, onYes, onClose }: Props) {
  const page = useMessages(pageMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  async function confirm() {
    await onYes();
    dialog.current?.close();
  }
  return (
    <Dialog ref={dialog} heading={heading} closeLabel={page.close} onClose={onClose}>
      <p className="mt-3 text-sm text-ink-2">{hint}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3 *:flex-1">
        <button type="button" className={buttonStyle('quiet')} onClick={() => dialog.current?.close()}>
          {page.cancel}
        </button>
        <button
          type="button"
          className={buttonStyle('quiet', 'text-danger aria-disabled:opacity-60')}
          aria-disabled={busy}
          onClick={() => void confirm()}
        >
          {label}
        </button>
      </div>
    </Dialog>
  );
}
