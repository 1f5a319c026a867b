import type { ApolloClient } from '@apollo/client';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { constants } from '../dealer/constants.ts';
import { BlogPageDocument, useBlogPageSuspenseQuery } from '../generated/BlogPage.ts';
import { isNotFound } from '../data/isNotFound.ts';
import { NotFound } from '../errors/NotFound.tsx';
import { loadQuery } from '../data/loadQuery.ts';
import { paths } from '../paths.ts';
import { Breadcrumb } from '../ui/page/Breadcrumb.tsx';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { Picture } from '../ui/picture/Picture.tsx';
import { Html } from '../ui/page/Html.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { AuthorCard } from './AuthorCard.tsx';
import { BlogByline } from './BlogByline.tsx';
import { BlogHead } from './BlogHead.tsx';
import { LatestBlogs } from './LatestBlogs.tsx';
import { blogMessages } from './messages.ts';
import { ShareButtons } from './ShareButtons.tsx';

/** Larger than a car's description, because it is read from the first word to the last. */
const articleStyle =
  'prose max-w-none gap-5 text-[1.125rem] [&_:is(h2,h3,h4)]:mt-6 [&_blockquote]:my-4 [&>p:first-child]:text-lg [&>p:first-child]:text-ink';

const variablesOf = (id: string) => ({ id, latest: constants.latestBlogs });

async function loadBlogPage(client: ApolloClient, { params, request }: LoaderFunctionArgs) {
  const id = params.id ?? '';
  const { data, error } = await loadQuery(client, BlogPageDocument, variablesOf(id));
  if (!data?.blog) throw new Response(null, { status: isNotFound(error) ? 404 : 503 });
  return { id, address: new URL(request.url).origin + paths.blog(id) };
}

/** `/blog/{id}`: an article, the latest articles, and a link to the cars. */
function BlogPage() {
  const text = useMessages(blogMessages);
  const { id, address } = useLoaderData<typeof loadBlogPage>();
  const { data } = useBlogPageSuspenseQuery({ variables: variablesOf(id) });
  const blog = data?.blog;
  if (!blog) return <NotFound />;
  const { title, description, image, postedBy } = blog;
  return (
    <div className="wrap pb-section">
      <BlogHead blog={blog} />
      <Breadcrumb
        label={text.breadcrumb}
        above={[
          { label: text.home, to: paths.home },
          { label: text.blogs, to: paths.blogs },
        ]}
        here={title}
      />
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
            <ShareButtons title={title} address={address} />
          </div>
          <aside className="grid print:hidden content-start gap-10 self-start lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
            <AuthorCard name={postedBy} />
            <LatestBlogs blogs={data.latestBlogs ?? []} reading={id} />
          </aside>
        </div>
      </article>
      <ToTheCars />
    </div>
  );
}

function ToTheCars() {
  const text = useMessages(blogMessages);
  return (
    <section
      aria-labelledby="cars"
      className="mt-16 flex flex-wrap items-end justify-between gap-x-12 gap-y-8 print:hidden border-t border-line pt-12 md:mt-24 md:pt-16"
    >
      <div>
        <h2 id="cars">{text.carsHeading}</h2>
        <p className="mt-4 text-ink-2">{text.carsHint}</p>
      </div>
      <Link className={buttonStyle('primary')} to={paths.buy}>
        {text.viewAllCars}
      </Link>
    </section>
  );
}

export { BlogPage as Component, loadBlogPage as load };
