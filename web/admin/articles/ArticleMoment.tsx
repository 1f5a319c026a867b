import type { ArticleRowFieldsFragment } from '../../generated/ArticleRowFields.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { Moment } from '../page/Moment.tsx';
import { articleMessages } from './messages.ts';

/** When an article was or will be published, or when a draft was changed. */
export function ArticleMoment({ article }: { article: ArticleRowFieldsFragment }) {
  const text = useMessages(articleMessages);
  const { state, publishedAt, editedAt } = article;
  const at = publishedAt ?? editedAt;
  if (at === null) return null;
  // Its state stands beside it: for a published one the moment alone says when.
  const words = { PUBLISHED: undefined, SCHEDULED: text.appearsOn, DRAFT: text.editedOn }[state];
  return (
    <span className="inline-flex flex-wrap gap-x-1 text-sm text-ink-2">
      {words && <span>{words}</span>}
      <Moment at={at} />
    </span>
  );
}
