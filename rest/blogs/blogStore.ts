import { hash } from 'node:crypto';
import type { Filter } from 'mongodb';
import type { Store } from '../store/Collection.ts';
import type { CollectionDefinition } from '../store/CollectionDefinition.ts';
import { insertUnlessThere } from '../store/insertUnlessThere.ts';
import { changeRevised } from '../store/revised.ts';
import { type Blog, StoredBlog, unedited } from './blog.ts';

const newestFirst = { createdAt: -1, _id: -1 } as const;

/** The collections of the blog. */
export const blogCollections = [
  { name: 'blogs', shape: StoredBlog, indexes: [{ keys: newestFirst }] },
] as const satisfies readonly CollectionDefinition[];

export type BlogStore = ReturnType<typeof blogStore>;

/** The articles of the blog as visitors read them: none that is a draft, or is to appear later. */
export function blogStore(store: Store, now = () => new Date()) {
  const blogs = store.collection<StoredBlog>('blogs');
  const onSite = (): Filter<StoredBlog> => ({
    isDraft: { $ne: true },
    $or: [{ publishAt: null }, { publishAt: { $lte: now().toISOString() } }],
  });
  return {
    /** Newest first; `limit` at most. */
    async list(limit?: number): Promise<Blog[]> {
      return (await blogs.find(onSite(), { sort: newestFirst, limit }).toArray()).map(blogOf);
    },
    async byId(id: string): Promise<Blog | null> {
      const found = await blogs.findOne({ $and: [{ _id: id }, onSite()] });
      return found && blogOf(found);
    },
    /** Changes whenever one of them appears, changes or disappears. */
    async version(): Promise<string> {
      const projection = { _id: 1, createdAt: 1, publications: 1, image: 1 } as const;
      const found = await blogs.find(onSite(), { sort: newestFirst, projection }).toArray();
      const lines = found.map(({ _id, publications, image }) => [_id, publications ?? 0, image].join(' '));
      return hash('sha1', lines.join('\n'), 'base64url');
    },
    /** Adds the article; where there is one with its id, that one stays. */
    add: (blog: Blog) => insertUnlessThere(blogs, { ...blog, ...unedited, revision: 1 }),
    /** Gives an article a picture, unless it has one by now. */
    async illustrate(id: string, image: string) {
      const read = await blogs.findOne({ _id: id });
      if (read) await changeRevised(blogs, read, (blog) => (blog.image ? undefined : { image }));
    },
  };
}

/** What visitors may know of an article: nothing of what is written in the back office. */
function blogOf({ _id, title, description, image, postedBy, createdAt }: StoredBlog): Blog {
  return { _id, title, description, image, postedBy, createdAt };
}
