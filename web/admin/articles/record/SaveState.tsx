import type { ArticleFieldsFragment } from '../../../generated/ArticleFields.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { Moment } from '../../page/Moment.tsx';
import { recordMessages } from './messages.ts';
import type { Draft } from './useDraft.ts';

/** Whether what was typed is saved, and since when; where it could not be, why, and a button. */
export function SaveState({
  article: { editedAt },
  draft,
}: {
  article: ArticleFieldsFragment;
  draft: Draft;
}) {
  const text = useMessages(recordMessages);
  const { isSaved, busy, problem, save } = draft;
  if (!isSaved && problem) {
    return (
      <div className="flex flex-wrap items-center gap-x-3">
        <p role="alert" className="text-sm font-[550] text-danger">
          {problem}
        </p>
        <button
          type="button"
          className={buttonStyle('plain', 'min-h-tap! text-sm')}
          onClick={() => void save()}
        >
          {text.tryAgain}
        </button>
      </div>
    );
  }
  return (
    <p role="status" className="flex min-h-tap flex-wrap items-center gap-x-1 text-sm text-ink-2">
      <span>{busy ? text.saving : isSaved ? text.savedAt : text.unsaved}</span>
      {isSaved && !busy && editedAt !== null && <Moment at={editedAt} />}
    </p>
  );
}
