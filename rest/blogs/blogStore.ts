import type { Store } from '../store/Collection.ts';
import type { CollectionDefinition } from '../store/CollectionDefinition.ts';
import { insertUnlessThere } from '../store/insertUnlessThere.ts';
import { changeRevised } from '../store/revised.ts';
import { type Blog, StoredBlog } from './blog.ts';

const newestFirst = { createdAt: -1, _id: -1 } as const;

/** The collections of the blog. */
export const blogCollections = [
  { name: 'blogs', shape: StoredBlog, indexes: [{ keys: newestFirst }] },
] as const satisfies readonly CollectionDefinition[];

export type BlogStore = ReturnType<typeof blogStore>;

/** The articles of the blog. */
export function blogStore(store: Store) {
  const blogs = store.collection<StoredBlog>('blogs');
  return {
    /** Newest first; `limit` at most. */
    list: (limit?: number) => blogs.find({}, { sort: newestFirst, limit }).toArray(),
    byId: (id: string) => blogs.findOne({ _id: id }),
    /** Adds the article; where there is one with its id, that one stays. */
    add: (blog: Blog) => insertUnlessThere(blogs, { ...blog, revision: 1 }),
    /** Gives an article a picture, unless it has one by now. */
    async illustrate(id: string, image: string) {
      const read = await blogs.findOne({ _id: id });
      if (read) await changeRevised(blogs, read, (blog) => (blog.image ? undefined : { image }));
    },
  };
}
