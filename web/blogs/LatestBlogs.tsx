import { Link } from 'react-router-dom';
import { constants } from '../dealer/constants.ts';
import type { LatestBlogFragment } from '../generated/LatestBlogs.ts';
import { paths } from '../paths.ts';
import { formatDate } from '../ui/text/formatDate.ts';
import { Picture } from '../ui/picture/Picture.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { blogMessages } from './messages.ts';

interface Props {
  blogs: readonly LatestBlogFragment[];
  /** The id of the article that is being read. */
  reading: string;
}

/** The latest articles, never more than five (spec §9). */
export function LatestBlogs({ blogs, reading }: Props) {
  const text = useMessages(blogMessages);
  if (blogs.length === 0) return null;
  return (
    <section aria-labelledby="latest">
      <h2 id="latest" className="text-title-sm">
        {text.latest}
      </h2>
      <ol className="mt-4 border-b border-line md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-8">
        {blogs.slice(0, constants.latestBlogs).map(({ id, title, image, createdAt }) => (
          <li
            key={id}
            className="group relative grid items-start 2xs:grid-cols-[minmax(0,1fr)_6rem] gap-4 border-t border-line py-4"
          >
            <div className="min-w-0">
              <Link
                dir="auto"
                to={paths.blog(id)}
                aria-current={id === reading ? 'page' : undefined}
                className="line-clamp-3 leading-snug font-medium wrap-anywhere underline-offset-[0.28em] group-hover:underline after:absolute after:inset-0 aria-[current]:text-accent"
              >
                {title}
              </Link>
              <p className="mt-1 text-xs text-ink-3 tabular-nums">{formatDate(createdAt)}</p>
            </div>
            <div className="aspect-[16/10] overflow-clip rounded-control bg-stage">
              <Picture path={image} alt="" sizes="96px" className="size-full" />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
