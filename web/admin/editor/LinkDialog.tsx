import { useId, useRef, useState } from 'react';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { labelStyle } from '../../ui/form/Field.tsx';
import { FieldNotes } from '../../ui/form/FieldNotes.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { linkAddress } from './linkAddress.ts';
import { editorMessages } from './messages.ts';

interface Props {
  /** The address of the link at the caret; empty where there is none. */
  initial: string;
  /** Sets the address; '' removes the link. */
  onSet: (href: string) => void;
  onClose: () => void;
}

/** Asks for the address of a link. */
export function LinkDialog({ initial, onSet, onClose }: Props) {
  const text = useMessages(editorMessages);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** What to do when the dialog has closed, and has given the focus back. */
  const chosen = useRef<string>(undefined);
  const [wrong, setWrong] = useState(false);

  function choose(href: string) {
    chosen.current = href;
    dialog.current?.close();
  }

  function submit() {
    const href = linkAddress(field.current?.value ?? '');
    if (href) return choose(href);
    setWrong(true);
    field.current?.focus();
  }

  return (
    <Dialog
      ref={dialog}
      heading={text.link}
      closeLabel={text.close}
      onClose={() => (chosen.current === undefined ? onClose() : onSet(chosen.current))}
    >
      {/* No form: the editor may stand in one. */}
      <div className="mt-4 grid gap-6">
        <div>
          <label htmlFor={id} className={labelStyle}>
            {text.address}
          </label>
          <input
            ref={field}
            id={id}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
            autoFocus
            inputMode="url"
            autoComplete="off"
            defaultValue={initial}
            aria-invalid={wrong || undefined}
            aria-describedby={`${id}-hint${wrong ? ` ${id}-error` : ''}`}
            onChange={() => setWrong(false)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              submit();
            }}
            className="field"
          />
          <FieldNotes id={id} hint={text.addressHint} error={wrong ? text.noAddress : undefined} />
        </div>
        <div className="flex flex-wrap gap-3 *:flex-1">
          {initial && (
            <button type="button" className={buttonStyle('quiet')} onClick={() => choose('')}>
              {text.removeLink}
            </button>
          )}
          <button type="button" className={buttonStyle('primary')} onClick={submit}>
            {text.setLink}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
