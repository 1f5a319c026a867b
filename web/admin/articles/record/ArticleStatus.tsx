import type { ArticleFieldsFragment } from '../../../generated/ArticleFields.ts';
import { paths } from '../../../paths.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { ArticleMoment } from '../ArticleMoment.tsx';
import { ArticleState } from '../ArticleState.tsx';
import { recordMessages } from './messages.ts';

/** Where an article is on its way, since or until when, and the way to it on the site. */
export function ArticleStatus({ article }: { article: ArticleFieldsFragment }) {
  const text = useMessages(recordMessages);
  const { id, state } = article;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <ArticleState article={article} />
      {state !== 'DRAFT' && <ArticleMoment article={article} />}
      {state === 'PUBLISHED' && (
        <a className="link inline-flex min-h-tap items-center text-sm" href={paths.blog(id)}>
          {text.view}
        </a>
      )}
    </div>
  );
}
