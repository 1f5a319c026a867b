import { ImagePlus, Trash2 } from 'lucide';
import { useId, useRef } from 'react';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { FieldNotes } from '../../../ui/form/FieldNotes.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { entryMessages } from './messages.ts';
import { type PictureControl, textOf } from './control.ts';
import type { EntryProps } from './EntryProps.ts';
import { PictureValue } from './PictureValue.tsx';

/** A picture, which is chosen on the device, sent at once, and shown as the site shows it. */
export function PictureEntry({ path, draft, errors, readOnly, onType, uploads }: EntryProps<PictureControl>) {
  const text = useMessages(entryMessages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const picture = textOf(draft);
  const isRunning = uploads.running === path;
  const error = errors.get(path) ?? (uploads.problem?.path === path ? uploads.problem.sentence : undefined);

  function choose({ target }: { target: HTMLInputElement }) {
    const [photo] = target.files ?? [];
    if (photo && !readOnly) uploads.add(path, photo);
    // So that the same file can be chosen again.
    target.value = '';
  }

  function remove() {
    if (readOnly) return;
    onType(path, '');
    // The button goes.
    input.current?.focus();
  }

  return (
    <div data-error={error ? true : undefined} className="col-span-full min-w-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PictureValue picture={picture} />
        <label
          className={buttonStyle(
            'quiet',
            'relative min-h-tap! cursor-pointer px-4! text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            readOnly && 'opacity-60',
          )}
        >
          <Icon node={ImagePlus} size={18} />
          <span>{isRunning ? text.sending : picture ? text.change : text.addPicture}</span>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png"
            aria-label={picture ? text.changePicture : text.addPicture}
            aria-describedby={error ? `${id}-error` : `${id}-hint`}
            aria-disabled={readOnly}
            onClick={(event) => readOnly && event.preventDefault()}
            onChange={choose}
            className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
          />
        </label>
        {picture && !isRunning && (
          <button
            type="button"
            aria-label={text.removePicture}
            title={text.removePicture}
            className={buttonStyle('plain', 'min-h-tap! min-w-tap px-2!')}
            onClick={remove}
          >
            <Icon node={Trash2} size={18} />
          </button>
        )}
      </div>
      {isRunning && uploads.progress !== undefined && (
        <p role="status" className="num mt-2 text-sm text-ink-2">
          {text.sent(uploads.progress)}
        </p>
      )}
      <FieldNotes id={id} hint={picture || isRunning ? undefined : text.noPicture} error={error} />
    </div>
  );
}
