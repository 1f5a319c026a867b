import { type FormEvent, useId, useRef, useState } from 'react';
import { AHEAD_OF_UTC } from '../../../dealer/dealership.ts';
import type { ArticleFieldsFragment } from '../../../generated/ArticleFields.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { labelStyle } from '../../../ui/form/Field.tsx';
import { FieldNotes } from '../../../ui/form/FieldNotes.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pageMessages } from '../../page/messages.ts';
import { recordMessages } from './messages.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Props {
  article: ArticleFieldsFragment;
  /** Publishes at once, or at a moment (ISO 8601), once the dialog is closed. */
  onPublish: (at: string | null) => Promise<void>;
  onClose: () => void;
}

/** Asks when the site shows the article. */
export function PublishDialog({ article: { state, publishedAt }, onPublish, onClose }: Props) {
  const text = useMessages(recordMessages);
  const page = useMessages(pageMessages);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const chosen = useRef<string | null>(undefined);
  const [isLater, setLater] = useState(state === 'SCHEDULED');
  const [at, setAt] = useState(() => localTime(publishedAt));
  const [wrong, setWrong] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const moment = isLater ? new Date(Date.parse(`${at}Z`) - AHEAD_OF_UTC) : null;
    if (moment && Number.isNaN(moment.getTime())) return setWrong(true);
    chosen.current = moment?.toISOString() ?? null;
    dialog.current?.close();
  }

  return (
    <Dialog
      ref={dialog}
      heading={text.publishHeading}
      closeLabel={page.close}
      onClose={() => {
        onClose();
        if (chosen.current !== undefined) void onPublish(chosen.current);
      }}
    >
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <fieldset className="grid grid-cols-2">
          <legend className={labelStyle}>{text.when}</legend>
          {[false, true].map((later) => (
            <label
              key={String(later)}
              className="relative -ms-px grid min-h-field place-items-center border border-line-2 bg-card px-2 text-center font-medium first-of-type:rounded-s-control last:rounded-e-control has-checked:z-1 has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={id}
                checked={later === isLater}
                onChange={() => setLater(later)}
                className="sr-only"
              />
              <span>{later ? text.later : text.now}</span>
            </label>
          ))}
        </fieldset>
        {isLater && (
          <div>
            <label htmlFor={id} className={labelStyle}>
              {text.at}
            </label>
            <input
              id={id}
              type="datetime-local"
              value={at}
              aria-invalid={wrong || undefined}
              aria-describedby={`${id}-hint${wrong ? ` ${id}-error` : ''}`}
              onChange={({ target }) => {
                setAt(target.value);
                setWrong(false);
              }}
              className="field"
            />
            <FieldNotes id={id} hint={text.atHint} error={wrong ? text.noTime : undefined} />
          </div>
        )}
        <button type="submit" className={buttonStyle('primary', 'mt-2 w-full')}>
          {isLater ? text.schedule : text.publish}
        </button>
      </form>
    </Dialog>
  );
}

/** A moment in Dubai as the field has it; without one, tomorrow at nine. */
function localTime(moment: string | null): string {
  const there = new Date(
    (moment === null ? Date.now() + DAY : Date.parse(moment)) + AHEAD_OF_UTC,
  ).toISOString();
  return moment === null ? `${there.slice(0, 10)}T09:00` : there.slice(0, 16);
}
