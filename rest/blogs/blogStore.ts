import type { Store } from '../store/Collection.ts';
import type { CollectionDefinition } from '../store/CollectionDefinition.ts';
import { Blog } from './blog.ts';

const newestFirst = { createdAt: -1, _id: -1 } as const;

/** The collections of the blog. */
export const blogCollections: readonly CollectionDefinition[] = [
  { name: 'blogs', shape: Blog, indexes: [{ keys: newestFirst }] },
];

export type BlogStore = ReturnType<typeof blogStore>;

/** The articles of the blog. */
export function blogStore(store: Store) {
  const blogs = store.collection<Blog>('blogs');
  return {
    /** Newest first; `limit` at most. */
    list: (limit?: number) => blogs.find({}, { sort: newestFirst, limit }).toArray(),
    byId: (id: string) => blogs.findOne({ _id: id }),
    /** Adds the article, or replaces the one with its id. */
    save: async (blog: Blog) => void (await blogs.replaceOne({ _id: blog._id }, blog, { upsert: true })),
  };
}
