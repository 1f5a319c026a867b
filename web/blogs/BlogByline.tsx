import type { BlogBylineFragment } from '../generated/BlogByline.ts';
import { formatDate } from '../ui/text/formatDate.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { blogMessages } from './messages.ts';

/** Who wrote an article, and when. */
export function BlogByline({ blog: { postedBy, createdAt } }: { blog: BlogBylineFragment }) {
  const text = useMessages(blogMessages);
  const date = formatDate(createdAt);
  return (
    <ul className="flex flex-wrap text-sm text-ink-2 [&>li+li]:before:px-[0.5em] [&>li+li]:before:text-ink-3 [&>li+li]:before:content-['·']">
      {date && (
        <li className="num">
          <time dateTime={createdAt ?? undefined}>{date}</time>
        </li>
      )}
      <li>
        <bdi>{postedBy ?? text.dealer}</bdi>
      </li>
    </ul>
  );
}
