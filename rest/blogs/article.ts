import Type, { type Static } from 'typebox';
import { Nullable } from '../http/schemas.ts';
import { revisionIn } from '../store/revised.ts';
import type { ArticleContent, StoredBlog } from './blog.ts';

/** Where an article is on its way to the site. */
export const articleStates = ['draft', 'scheduled', 'published'] as const;
export type ArticleState = (typeof articleStates)[number];

/** An article in a list of the back office: as it is written, which the site may not show yet. */
export const ArticleRow = Type.Object({
  id: Type.String({ description: 'The last part of its address on the site; it never changes' }),
  revision: Type.Integer(),
  state: Type.Unsafe<ArticleState>({
    ...{ type: 'string', enum: [...articleStates] },
    description: '`scheduled`: it appears at `publishedAt` by itself',
  }),
  title: Type.String(),
  image: Nullable(Type.String({ description: 'Path of the picture on this server' })),
  postedBy: Type.String({ description: "The author's name" }),
  publishedAt: Nullable(Type.String({ description: 'The date that the site shows, ISO 8601' })),
  hasDraft: Type.Boolean({ description: 'Whether something was written that is not published' }),
  editedAt: Nullable(Type.String({ description: 'When the staff changed it last, ISO 8601' })),
  editedBy: Nullable(Type.String({ description: 'Who of the staff changed it last' })),
});
export type ArticleRow = Static<typeof ArticleRow>;

/** An article in the back office, with its text. */
export const Article = Type.Object({
  ...ArticleRow.properties,
  description: Type.String({ description: 'The text as it was written, HTML' }),
});
export type Article = Static<typeof Article>;

/** The content of an article as it is written, whether the site shows it or not. */
export function contentOf({ draft, title, description, image, postedBy }: StoredBlog): ArticleContent {
  return draft ?? { title, description, image, postedBy };
}

/** Where an article is on its way at a moment. */
export function stateOf({ isDraft, publishAt }: StoredBlog, now: Date): ArticleState {
  if (isDraft) return 'draft';
  return publishAt !== null && publishAt > now.toISOString() ? 'scheduled' : 'published';
}

/** An article in a list, as of a moment. */
export function articleRow(blog: StoredBlog, now: Date): ArticleRow {
  const { title, image, postedBy } = contentOf(blog);
  const state = stateOf(blog, now);
  return {
    ...{ id: blog._id, revision: revisionIn(blog), state, title, image, postedBy },
    publishedAt: state === 'draft' ? null : blog.createdAt,
    hasDraft: blog.draft !== null,
    ...{ editedAt: blog.editedAt, editedBy: blog.editedBy },
  };
}

/** The whole of an article, as of a moment. */
export function articleOf(blog: StoredBlog, now: Date): Article {
  return { ...articleRow(blog, now), description: contentOf(blog).description };
}
