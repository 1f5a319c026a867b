import { clsx } from 'clsx';
import type { ArticleRowFieldsFragment } from '../../generated/ArticleRowFields.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { articleMessages } from './messages.ts';

const colours = {
  PUBLISHED: 'bg-success',
  SCHEDULED: 'bg-accent',
  DRAFT: 'bg-ink-3',
} satisfies Record<ArticleRowFieldsFragment['state'], string>;

/** Where an article is on its way to the site, in a word and a colour, and whether something of it is not published. */
export function ArticleState({ article }: { article: Pick<ArticleRowFieldsFragment, 'state' | 'hasDraft'> }) {
  const text = useMessages(articleMessages);
  const { state, hasDraft } = article;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="inline-flex items-center gap-2 font-[550]">
        <span aria-hidden className={clsx('size-2 flex-none rounded-full', colours[state])} />
        <span>{text.states[state]}</span>
      </span>
      {hasDraft && state !== 'DRAFT' && <span className="text-ink-2">{text.unpublished}</span>}
    </span>
  );
}
