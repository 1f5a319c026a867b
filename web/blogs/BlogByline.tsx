import type { BlogBylineFragment } from '../generated/BlogByline.ts';
import { DottedList } from '../ui/text/DottedList.tsx';
import { formatDate } from '../ui/text/formatDate.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { blogMessages } from './messages.ts';

/** The author and the date of an article. */
export function BlogByline({ blog: { postedBy, createdAt } }: { blog: BlogBylineFragment }) {
  const text = useMessages(blogMessages);
  const date = formatDate(createdAt);
  return (
    <DottedList>
      {date && (
        <li className="num">
          <time dateTime={createdAt ?? undefined}>{date}</time>
        </li>
      )}
      <li>
        <bdi>{postedBy ?? text.dealer}</bdi>
      </li>
    </DottedList>
  );
}
