import { useRef } from 'react';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pageMessages } from '../../page/messages.ts';

interface Props {
  heading: string;
  hint: string;
  action: string;
  /** Does it, once the dialog is closed. */
  onYes: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something that cannot be taken back with a tap. */
export function AskDialog({ heading, hint, action, onYes, onClose }: Props) {
  const page = useMessages(pageMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const isWanted = useRef(false);
  return (
    <Dialog
      ref={dialog}
      heading={heading}
      closeLabel={page.close}
      onClose={() => {
        onClose();
        if (isWanted.current) void onYes();
      }}
    >
      <p className="mt-3 mb-6 text-sm text-ink-2">{hint}</p>
      <div className="flex flex-wrap gap-3 *:flex-1">
        <button type="button" className={buttonStyle('quiet')} onClick={() => dialog.current?.close()}>
          {page.cancel}
        </button>
        <button
          type="button"
          className={buttonStyle('primary')}
          onClick={() => {
            isWanted.current = true;
            dialog.current?.close();
          }}
        >
          {action}
        </button>
      </div>
    </Dialog>
  );
}
