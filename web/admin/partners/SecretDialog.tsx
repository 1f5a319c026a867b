import { Check, Copy } from 'lucide';
import { useId, useRef, useState } from 'react';
import { copyLink } from '../../sharing/copyLink.ts';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { pageMessages } from '../page/messages.ts';
import { partnerMessages } from './messages.ts';

interface Props {
  heading: string;
  /** Names the field for screen readers. */
  label: string;
  /** The key or the secret. */
  secret: string;
  onClose: () => void;
}

/** Shows a key or a secret this once, to be copied. */
export function SecretDialog({ heading, label, secret, onClose }: Props) {
  const text = useMessages(partnerMessages);
  const page = useMessages(pageMessages);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<boolean>();

  async function copy() {
    const done = await copyLink(secret);
    setCopied(done);
    if (!done) field.current?.select();
  }

  return (
    <Dialog ref={dialog} heading={heading} closeLabel={page.close} onClose={onClose}>
      <p id={`${id}-once`} className="mt-3 text-sm text-ink-2">
        {text.once}
      </p>
      <textarea
        ref={field}
        rows={2}
        readOnly
        dir="ltr"
        translate="no"
        spellCheck={false}
        aria-label={label}
        aria-describedby={`${id}-once`}
        className="field mt-4 block resize-none py-3 font-mono text-xs leading-6 break-all"
        value={secret}
        onFocus={({ target }) => target.select()}
      />
      {copied === false && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {text.notCopied}
        </p>
      )}
      <p role="status" className="sr-only">
        {copied ? text.copied : ''}
      </p>
      <div className="mt-6 flex flex-wrap gap-3 *:flex-1">
        <button type="button" className={buttonStyle('primary')} onClick={() => void copy()}>
          <Icon node={copied ? Check : Copy} />
          <span>{copied ? text.copied : text.copy}</span>
        </button>
        <button type="button" className={buttonStyle('quiet')} onClick={() => dialog.current?.close()}>
          {text.kept}
        </button>
      </div>
    </Dialog>
  );
}
