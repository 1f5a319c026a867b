import { AuthorCard } from '../../../blogs/AuthorCard.tsx';
import { BlogArticle } from '../../../blogs/BlogArticle.tsx';
import type { ArticleFieldsFragment } from '../../../generated/ArticleFields.ts';

/** An article as the site shows it. */
export function ArticlePreview({ article: { preview } }: { article: ArticleFieldsFragment }) {
  if (!preview) return null;
  return <BlogArticle blog={preview} aside={<AuthorCard name={preview.postedBy} />} />;
}
