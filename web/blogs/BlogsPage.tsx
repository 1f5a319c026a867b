import type { ApolloClient } from '@apollo/client';
import { BlogsPageDocument, useBlogsPageSuspenseQuery } from '../generated/BlogsPage.ts';
import { loaded, loadQuery } from '../data/loadQuery.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { paths } from '../paths.ts';
import { PageHead } from '../ui/page/PageHead.tsx';
import { BlogList } from './BlogList.tsx';
import { FeedLink } from './FeedLink.tsx';
import { blogMessages } from './messages.ts';

async function loadBlogsPage(client: ApolloClient) {
  const { data } = await loadQuery(client, BlogsPageDocument, {});
  return loaded(null, data?.blogs);
}

/** `/blogs`: every article, newest first. */
function BlogsPage() {
  const text = useMessages(blogMessages);
  const { data } = useBlogsPageSuspenseQuery();
  return (
    <div className="wrap pb-section">
      <PageHead
        title={text.title}
        description={text.description}
        path={data?.blogs ? paths.blogs : undefined}
      />
      <FeedLink />
      <div className="pt-8 pb-8 md:pt-12 md:pb-12">
        <h1 className="max-w-[14em]">{text.heading}</h1>
        <p className="mt-4 max-w-measure text-ink-2">{text.lead}</p>
      </div>
      <BlogList blogs={data?.blogs} />
    </div>
  );
}

export { BlogsPage as Component, loadBlogsPage as load };
