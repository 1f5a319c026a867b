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
import { useMessages } from '../ui/text/useMessages.ts';
import { AuthorCard } from './AuthorCard.tsx';
import { BlogArticle } from './BlogArticle.tsx';
import { BlogHead } from './BlogHead.tsx';
import { LatestBlogs } from './LatestBlogs.tsx';
import { blogMessages } from './messages.ts';
import { ShareButtons } from './ShareButtons.tsx';

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
  const { title, postedBy } = blog;
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
      <BlogArticle
        blog={blog}
        below={<ShareButtons title={title} address={address} />}
        aside={
          <>
            <AuthorCard name={postedBy} />
            <LatestBlogs blogs={data.latestBlogs ?? []} reading={id} />
          </>
        }
      />
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
