import Type, { type Static } from 'typebox';

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

/** An article in the collection `blogs`; `revision` counts its writes (`Revised`). */
export const StoredBlog = Type.Object({ ...Blog.properties, revision: Type.Optional(Type.Number()) });
export type StoredBlog = Static<typeof StoredBlog>;
