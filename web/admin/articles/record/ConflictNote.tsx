import type { ArticleFieldsFragment } from '../../../generated/ArticleFields.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { Html } from '../../../ui/page/Html.tsx';
import { contentOf } from './draftOf.ts';
import { recordMessages } from './messages.ts';
import type { Draft } from './useDraft.ts';

/** Says that somebody else has written into the same fields, shows what is stored there now, and lets the person decide. */
export function ConflictNote({ article, draft }: { article: ArticleFieldsFragment; draft: Draft }) {
  const text = useMessages(recordMessages);
  const { conflicts, keepMine, forget } = draft;
  const stored = contentOf(article);
  return (
    <section
      role="alert"
      className="mt-4 grid max-w-3xl gap-3 rounded-picture border border-danger bg-card p-4 text-sm"
    >
      <p className="font-[550]">{text.conflict(article.editedBy ?? text.somebody)}</p>
      <p className="text-ink-2">{text.conflictHint}</p>
      {conflicts.map((field) => (
        <div key={field} className="grid gap-1">
          <p className="font-[550]">{text.theirs(text.fields[field])}</p>
          {field === 'description' ? (
            <Html html={stored[field]} className="prose max-h-64 max-w-none overflow-auto" dir="auto" />
          ) : (
            <p className="wrap-anywhere">
              <bdi>{stored[field]}</bdi>
            </p>
          )}
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <button type="button" className={buttonStyle('primary', 'min-h-tap! text-sm')} onClick={keepMine}>
          {text.keepMine}
        </button>
        <button
          type="button"
          className={buttonStyle('quiet', 'min-h-tap! text-sm')}
          onClick={() => forget(conflicts)}
        >
          {text.takeTheirs}
        </button>
      </div>
    </section>
  );
}
