import Type, { type Static } from 'typebox';
import { Nullable } from '../http/schemas.ts';

/** An article, as `GET /api/v1/blogs/{id}` and the lists of blogs return it (spec §3). */
export const Blog = Type.Object(
  {
    _id: Type.String(),
    title: Type.String(),
    description: Type.String({ description: 'The article, HTML' }),
    image: Type.Union([Type.String({ description: 'Path of the picture on this server' }), Type.Null()]),
    postedBy: Type.String({ description: "The author's name" }),
    createdAt: Type.String({ description: 'When it was published, ISO 8601' }),
  },
  { $id: 'Blog' },
);
export type Blog = Static<typeof Blog>;

const { title, description, image, postedBy } = Blog.properties;

/** What the staff writes of an article. */
export const ArticleContent = Type.Object({ title, description, image, postedBy });
export type ArticleContent = Static<typeof ArticleContent>;

/**
 * An article in the collection `blogs`: what the site shows of it, and beside it what the back office knows. `revision` counts
 * its writes (`Revised`).
 */
export const StoredBlog = Type.Object({
  ...Blog.properties,
  revision: Type.Optional(Type.Number()),
  /** Whether it is not on the site: it was never published, or was taken off. */
  isDraft: Nullable(Type.Boolean()),
  /** From when on the site shows it, ISO 8601; null where it was published at once. */
  publishAt: Nullable(Type.String()),
  /** How often the back office has published it. */
  publications: Nullable(Type.Number()),
  /** What was written since it was published last; null where the site shows all of it. */
  draft: Nullable(ArticleContent),
  /** When somebody of the staff changed it last, ISO 8601, and who; null where nobody did. */
  editedAt: Nullable(Type.String()),
  editedBy: Nullable(Type.String()),
});
export type StoredBlog = Static<typeof StoredBlog>;

/** What the back office knows of an article that only the site has. */
export const unedited = {
  ...{ isDraft: null, publishAt: null, publications: null, draft: null },
  ...{ editedAt: null, editedBy: null },
};
