import { Link2 } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { showToast } from '../ui/dialog/showToast.ts';
import { Icon } from '../ui/Icon.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { copyLink } from './copyLink.ts';
import { sharingMessages } from './messages.ts';

interface Props {
  /** The absolute address of the page. */
  address: string;
  onClose: () => void;
}

/** Offers a link to be copied, by a button or from a field in which it is selected. */
export function LinkDialog({ address, onClose }: Props) {
  const text = useMessages(sharingMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog ref={dialog} heading={text.heading} closeLabel={text.close} onClose={onClose}>
      <LinkField address={address} onCopied={() => dialog.current?.close()} />
    </Dialog>
  );
}

function LinkField({ address, onCopied }: { address: string; onCopied: () => void }) {
  const text = useMessages(sharingMessages);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);

  function select() {
    field.current?.focus();
    field.current?.select();
  }
  useEffect(select, []);

  async function copy() {
    if (await copyLink(address)) {
      onCopied();
      await showToast({ tone: 'success', text: text.copied });
    } else {
      setRefused(true);
      select();
    }
  }

  return (
    <>
      <label htmlFor={id} className="sr-only">
        {text.link}
      </label>
      <input
        ref={field}
        id={id}
        className="field mt-4"
        dir="ltr"
        readOnly
        value={address}
        aria-describedby={refused ? `${id}-refused` : undefined}
        onFocus={({ target }) => target.select()}
      />
      {refused && (
        <p id={`${id}-refused`} role="alert" className="mt-2 text-sm text-danger">
          {text.refused}
        </p>
      )}
      <button type="button" className={buttonStyle('primary', 'mt-6 w-full')} onClick={() => void copy()}>
        <Icon node={Link2} />
        <span>{text.copy}</span>
      </button>
    </>
  );
}
