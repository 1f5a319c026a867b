import { dealerData } from '../dealer/dealerData.ts';
import type { BlogPageQuery } from '../generated/BlogPage.ts';
import { paths } from '../paths.ts';
import { PageHead } from '../ui/page/PageHead.tsx';
import { pictureUrl } from '../ui/picture/pictureUrl.ts';
import { StructuredData } from '../ui/page/StructuredData.tsx';
import { FeedLink } from './FeedLink.tsx';
import { summaryOf } from './summaryOf.ts';

/** The head of an article's page, for search engines and link previews. */
export function BlogHead({ blog }: { blog: NonNullable<BlogPageQuery['blog']> }) {
  const { id, title, image, postedBy, createdAt } = blog;
  const path = paths.blog(id);
  const summary = summaryOf(blog.excerpt);
  const preview = image ? pictureUrl(image, 960, 'jpg') : undefined;
  return (
    <>
      <PageHead
        title={title}
        description={summary}
        path={path}
        type="article"
        picture={preview ? { url: preview, width: 960, height: 600, alt: title } : undefined}
      />
      <FeedLink />
      <StructuredData
        of={
          import.meta.env.SSR
            ? (origin) => ({
                '@type': 'BlogPosting',
                headline: title,
                description: summary || undefined,
                image: image ? origin + pictureUrl(image, 1600, 'jpg') : undefined,
                datePublished: createdAt ?? undefined,
                author: postedBy ? { '@type': 'Person', name: postedBy } : undefined,
                publisher: dealerData(origin),
                mainEntityOfPage: origin + path,
              })
            : undefined
        }
      />
    </>
  );
}
