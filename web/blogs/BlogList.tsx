import { clsx } from 'clsx';
import type { BlogCardFragment } from '../generated/BlogCard.ts';
import { BlogCard } from './BlogCard.tsx';
import { NoBlogs } from './NoBlogs.tsx';

interface Props {
  /** Newest first. Null or undefined where they could not be loaded. */
  blogs: readonly BlogCardFragment[] | null | undefined;
}

/** Articles in columns, with the newest one large above the others. An article alone in the last row fills that row. */
export function BlogList({ blogs }: Props) {
  if (!blogs?.length) return <NoBlogs failed={!blogs} />;
  const others = blogs.length - 1;
  const alone = clsx(
    others % 2 === 1 && 'md:max-xl:last:col-span-full',
    others % 3 === 1 && 'xl:last:col-span-full',
  );
  return (
    <ul className="grid gap-x-[clamp(1.25rem,2vw,2rem)] gap-y-12 md:fit-2 md:gap-y-16 xl:fit-3">
      {blogs.map((blog, i) => (
        <li key={blog.id} className={clsx('@container first:md:col-span-full first:md:pb-4', alone)}>
          <BlogCard blog={blog} lead={i === 0} />
        </li>
      ))}
    </ul>
  );
}
