import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { BlogCardFragment } from '../generated/BlogCard.ts';
import { paths } from '../paths.ts';
import { Html } from '../ui/page/Html.tsx';
import { Picture } from '../ui/picture/Picture.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { BlogByline } from './BlogByline.tsx';
import { blogMessages } from './messages.ts';

interface Props {
  blog: BlogCardFragment;
  /** Whether it is the first one, which is shown larger. */
  lead?: boolean;
}

/** How high a card is on a phone: its picture, and a title of two lines. */
const onPhones = 'content-auto [--height:calc((100vw-2*var(--spacing-gutter))*0.625+15.5rem)]';

/** An article of a list. The whole card leads to the article. */
export function BlogCard({ blog, lead = false }: Props) {
  const text = useMessages(blogMessages);
  const { id, title, excerpt, image } = blog;
  return (
    <article
      className={clsx(
        'group relative grid content-start gap-x-[clamp(2rem,4.5vw,5rem)] gap-y-4',
        lead
          ? 'md:gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center'
          : [onPhones, '@2xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @2xl:items-center'],
      )}
    >
      <div className="aspect-[16/10] overflow-clip rounded-picture bg-stage">
        <Picture
          path={image}
          alt=""
          sizes={
            lead ? '(width < 64rem) 92vw, 54vw' : '(width < 48rem) 92vw, (width < 73.8125rem) 46vw, 30vw'
          }
          priority={lead}
          className="size-full transition-[scale] duration-slow ease-calm group-hover:scale-[1.025]"
        />
      </div>
      <div className="min-w-0">
        <BlogByline blog={blog} />
        <h2
          dir="auto"
          className={clsx(
            'mt-2 wrap-anywhere',
            lead ? 'text-title-md xl:text-[2.75rem]' : 'text-title-sm leading-[1.2]',
          )}
        >
          {title}
        </h2>
        {/* The gateway has made the HTML safe: no scripts, no handlers (BLOG-8). */}
        <Html
          as="p"
          dir="auto"
          className={clsx('mt-3 wrap-anywhere text-ink-2', lead ? 'line-clamp-5' : 'line-clamp-3')}
          html={excerpt}
        />
        <Link
          to={paths.blog(id)}
          className="mt-2 inline-flex min-h-tap items-center font-[550] text-accent decoration-1 underline-offset-[0.28em] group-hover:underline after:absolute after:inset-0"
        >
          <span>{text.readMore}</span>
          <span className="sr-only">{`: ${title}`}</span>
        </Link>
      </div>
    </article>
  );
}
