import type { ReactNode } from 'react';
import type { BlogArticleFragment } from '../generated/BlogArticle.ts';
import { Html } from '../ui/page/Html.tsx';
import { Picture } from '../ui/picture/Picture.tsx';
import { BlogByline } from './BlogByline.tsx';

/** Larger than a car's description, because it is read from the first word to the last. */
const articleStyle =
  'prose max-w-none gap-5 text-[1.125rem] [&_:is(h2,h3,h4)]:mt-6 [&_blockquote]:my-4 [&>p:first-child]:text-lg [&>p:first-child]:text-ink';

interface Props {
  blog: BlogArticleFragment;
  /** What stands below the text. */
  below?: ReactNode;
  /** What stands beside it. */
  aside: ReactNode;
}

/** An article: its head, its picture, its text. The back office shows it in the same way before it is published. */
export function BlogArticle({ blog, below, aside }: Props) {
  const { title, description, image } = blog;
  return (
    <article>
      <header className="pt-6 pb-8 md:pt-10 md:pb-12">
        <BlogByline blog={blog} />
        <h1 dir="auto" className="mt-3 max-w-[20em] wrap-anywhere">
          {title}
        </h1>
      </header>
      {image && (
        <div className="aspect-[16/10] overflow-clip rounded-picture bg-stage max-md:-mx-gutter max-md:rounded-none md:aspect-[21/9]">
          <Picture path={image} alt="" sizes="(width < 90rem) 96vw, 82rem" priority className="size-full" />
        </div>
      )}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(3rem,7vw,8rem)] gap-y-12 md:mt-12 lg:grid-cols-[minmax(0,1fr)_min(20rem,45%)] xl:grid-cols-[minmax(0,1fr)_min(23.5rem,45%)]">
        <div className="grid max-w-[42rem] grid-cols-[minmax(0,1fr)] content-start gap-10">
          <Html html={description} className={articleStyle} dir="auto" />
          {below}
        </div>
        <aside className="grid print:hidden content-start gap-10 self-start lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
          {aside}
        </aside>
      </div>
    </article>
  );
}
