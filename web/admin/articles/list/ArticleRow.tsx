import { clsx } from 'clsx';
import type { ArticleRowFieldsFragment } from '../../../generated/ArticleRowFields.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { RecordLink } from '../../list/RecordLink.tsx';
import { ArticleMoment } from '../ArticleMoment.tsx';
import { ArticleState } from '../ArticleState.tsx';
import { articleMessages } from '../messages.ts';
import { columns } from './columns.ts';

/** An article in the list: a row, on narrower screens a card, which opens the article. */
export function ArticleRow({ article }: { article: ArticleRowFieldsFragment }) {
  const text = useMessages(articleMessages);
  const { id, title, image, postedBy } = article;
  return (
    <li className="relative border-b border-line last:border-b-0 has-[a:focus-visible]:z-1">
      <div
        className={clsx(
          'grid gap-x-3 gap-y-1 px-4 py-3 text-sm transition-colors duration-quick hover:bg-ink/3 min-[18rem]:max-lg:grid-cols-[5rem_minmax(0,1fr)] lg:items-center lg:py-2',
          columns,
        )}
      >
        <div className="aspect-[16/10] self-start overflow-clip rounded-control bg-stage min-[18rem]:max-lg:row-span-3 lg:self-center">
          <Picture path={image} alt="" sizes="5rem" className="size-full" />
        </div>
        <div className="min-w-0">
          <RecordLink
            list="/articles"
            id={id}
            className="line-clamp-2 font-medium wrap-anywhere max-lg:text-md max-lg:leading-snug"
          >
            <bdi>{title || text.untitled}</bdi>
          </RecordLink>
        </div>
        <p className="min-w-0 text-ink-2 wrap-anywhere">
          <bdi>{postedBy}</bdi>
        </p>
        <div className="flex flex-wrap items-center gap-x-3 lg:contents">
          <ArticleState article={article} />
          <ArticleMoment article={article} />
        </div>
      </div>
    </li>
  );
}
