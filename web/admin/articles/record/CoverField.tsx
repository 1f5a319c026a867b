import { type ChangeEvent, useId, useRef, useState } from 'react';
import type { ArticleFieldsFragment } from '../../../generated/ArticleFields.ts';
import { useRemoveArticleCoverMutation } from '../../../generated/RemoveArticleCover.ts';
import { useSetArticleCoverMutation } from '../../../generated/SetArticleCover.ts';
import { shrinkPhoto } from '../../../photos/shrinkPhoto.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { labelStyle } from '../../../ui/form/Field.tsx';
import { FieldNotes } from '../../../ui/form/FieldNotes.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pageMessages } from '../../page/messages.ts';
import { refusalSentence } from '../../page/refusalSentence.ts';
import { useChange } from '../../page/useChange.ts';
import { recordMessages } from './messages.ts';
import type { Draft } from './useDraft.ts';

/** The picture of an article: it is shrunk in the browser, and sent at once. */
export function CoverField({ article, draft }: { article: ArticleFieldsFragment; draft: Draft }) {
  const text = useMessages(recordMessages);
  const page = useMessages(pageMessages);
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [setCover] = useSetArticleCoverMutation();
  const [removeCover] = useRemoveArticleCoverMutation();
  const { change } = useChange((refusal) => setError(refusalSentence(refusal, page)));
  const { image } = article;

  async function add({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file || busy) return;
    setBusy(true);
    setError(undefined);
    const picture = await shrinkPhoto(file);
    // What is typed goes first: the picture changes the same record.
    const saved = await draft.save();
    if (saved) {
      const input = { id: saved.id, revision: saved.revision };
      await change(() => setCover({ variables: { input, picture } }));
    } else setError(text.coverFailed);
    setBusy(false);
  }

  async function remove() {
    setError(undefined);
    const saved = await draft.save();
    if (!saved) return;
    const input = { id: saved.id, revision: saved.revision };
    if (await change(() => removeCover({ variables: { input } }))) opener.current?.focus();
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <p id={`${id}-label`} className={labelStyle}>
        {text.cover}
      </p>
      <div className="grid items-start gap-4 md:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="aspect-[16/10] overflow-clip rounded-picture bg-stage">
          <Picture path={image} alt="" sizes="(width < 48rem) 92vw, 15rem" className="size-full" />
        </div>
        <div>
          <div className="flex flex-wrap gap-2">
            <button
              ref={opener}
              type="button"
              aria-disabled={busy}
              className={buttonStyle('quiet', 'min-h-tap! px-4! text-sm aria-disabled:opacity-60')}
              onClick={() => busy || picker.current?.click()}
            >
              {busy ? text.uploading : image ? text.replaceCover : text.addCover}
            </button>
            {image && !busy && (
              <button
                type="button"
                className={buttonStyle('plain', 'min-h-tap! px-3! text-sm')}
                onClick={() => void remove()}
              >
                {text.removeCover}
              </button>
            )}
          </div>
          <input
            ref={picker}
            type="file"
            hidden
            accept="image/jpeg,image/png"
            aria-label={text.cover}
            onChange={(event) => void add(event)}
          />
          <FieldNotes id={id} hint={text.coverHint} error={error} />
        </div>
      </div>
    </div>
  );
}
