import { InvalidInput, NotFound, Stale } from '../http/errors.ts';
import type { FieldError } from '../http/schemas.ts';
import type { Store } from '../store/Collection.ts';
import { insertUnlessThere } from '../store/insertUnlessThere.ts';
import { asRead, revisionIn, writeRevised } from '../store/revised.ts';
import { type Article, articleOf, contentOf, stateOf } from './article.ts';
import { articleId } from './articleId.ts';
import { type ArticleContent, type StoredBlog, unedited } from './blog.ts';

/** An article after a write, and the names of the fields that it has changed; without, nothing was written. */
export interface WrittenArticle {
  article: Article;
  fields?: string[];
}

/** Of which write the revision was read, and who writes. */
export interface ArticleWrite {
  id: string;
  revision: number;
  /** The name of a member of the staff. */
  by: string;
}

export type ArticleWrites = ReturnType<typeof articleWrites>;

/**
 * What the staff does with articles. What is written stays a draft beside what the site shows, until it is published. A write
 * names the revision that was read: every method rejects with `NotFound` for an unknown article, and with `Stale` where it is
 * no longer as of that revision, so that nobody's words are lost.
 */
export function articleWrites(store: Store, now: () => Date) {
  const blogs = store.collection<StoredBlog>('blogs');

  async function find(id: string): Promise<StoredBlog> {
    const found = await blogs.findOne({ _id: id });
    if (!found) throw new NotFound('This article does not exist.');
    return found;
  }

  async function stale(id: string): Promise<Stale> {
    const current = await find(id);
    const message = `${current.editedBy ?? 'Somebody'} has changed this article meanwhile.`;
    return new Stale({ message, changed: [], current: articleOf(current, now()) });
  }

  async function findAsOf({ id, revision }: ArticleWrite): Promise<StoredBlog> {
    const read = await find(id);
    if (revisionIn(read) !== revision) throw await stale(id);
    return read;
  }

  /** Sets what `change` makes of the article as it was read; nothing where that is undefined. */
  async function write(
    asked: ArticleWrite,
    change: (read: StoredBlog) => { set: Partial<StoredBlog>; fields: string[] } | undefined,
  ): Promise<WrittenArticle> {
    const read = await findAsOf(asked);
    const changed = change(read);
    if (!changed) return { article: articleOf(read, now()) };
    const { set, fields } = changed;
    const edited = { ...set, editedAt: now().toISOString(), editedBy: asked.by };
    const written = await writeRevised(blogs, read, edited);
    if (!written) throw await stale(asked.id);
    return { article: articleOf(written, now()), fields };
  }

  return {
    read: async (id: string): Promise<Article> => articleOf(await find(id), now()),

    /** Begins an article with this title as a draft. */
    async create(title: string, by: string): Promise<Article> {
      const at = now().toISOString();
      const content: ArticleContent = { title, description: '', image: null, postedBy: by };
      for (let attempt = 1; ; attempt += 1) {
        const blog: StoredBlog = {
          ...{ ...unedited, ...content, _id: articleId(title, attempt), createdAt: at, revision: 1 },
          ...{ isDraft: true, draft: content, editedAt: at, editedBy: by },
        };
        if (await insertUnlessThere(blogs, blog)) return articleOf(blog, now());
      }
    },

    /** Writes some of an article's content into its draft. What the site shows stays. */
    save: (asked: ArticleWrite, typed: Partial<ArticleContent>): Promise<WrittenArticle> =>
      write(asked, (read) => {
        const before = contentOf(read);
        const content = { ...before, ...typed };
        const fields = changedFields(before, content);
        if (fields.length === 0) return undefined;
        // What was typed back to what the site shows is no draft.
        const isShown = !read.isDraft && changedFields(read, content).length === 0;
        return { set: { draft: isShown ? null : content }, fields };
      }),

    /**
     * Lets the site show the article as it is written: at once, or from `publishAt` (ISO 8601) on, which is then its date. One
     * that the site shows already keeps its date unless another is named. Rejects with `InvalidInput` for one without a title,
     * an author or a text, and for one that the site shows and that is to appear later.
     */
    publish: (asked: ArticleWrite, publishAt: string | null): Promise<WrittenArticle> =>
      write(asked, (read) => {
        const content = contentOf(read);
        const time = now().toISOString();
        const isShown = stateOf(read, now()) === 'published';
        const faults = [...faultsOf(content), ...(isShown && (publishAt ?? '') > time ? [tooLate] : [])];
        if (faults.length > 0) throw new InvalidInput(faults);
        const createdAt = publishAt ?? (isShown ? read.createdAt : time);
        const publications = (read.publications ?? 0) + 1;
        const set = { ...content, createdAt, publishAt, isDraft: false, draft: null, publications };
        return { set, fields: [...changedFields(read, content), 'publishAt'] };
      }),

    /** Takes an article off the site, also one that was to appear. It stays as a draft. */
    withdraw: (asked: ArticleWrite): Promise<WrittenArticle> =>
      write(asked, (read) =>
        read.isDraft
          ? undefined
          : { set: { isDraft: true, publishAt: null, draft: contentOf(read) }, fields: [] },
      ),

    /** Forgets what was written since the article was published; an article that is only a draft stays as it is. */
    discard: (asked: ArticleWrite): Promise<WrittenArticle> =>
      write(asked, (read) =>
        read.isDraft || !read.draft
          ? undefined
          : { set: { draft: null }, fields: changedFields(contentOf(read), read) },
      ),

    /** Deletes a draft. Rejects with `InvalidInput` while the site shows the article, or is to show it. */
    async remove(asked: ArticleWrite): Promise<void> {
      const read = await findAsOf(asked);
      if (!read.isDraft) {
        const message = 'Take the article off the site before you delete it.';
        throw new InvalidInput([{ field: 'id', message }]);
      }
      const { deletedCount } = await blogs.deleteOne(asRead<StoredBlog>(read));
      if (deletedCount === 0) throw await stale(asked.id);
    },
  };
}

const tooLate: FieldError = {
  field: 'publishAt',
  message: 'The article is on the site. Take it off first if it is to appear later.',
};

const contentFields = ['title', 'description', 'image', 'postedBy'] as const;

function changedFields(before: ArticleContent, after: ArticleContent): string[] {
  return contentFields.filter((field) => before[field] !== after[field]);
}

/** What an article lacks that is to be published. */
function faultsOf({ title, description, postedBy }: ArticleContent): FieldError[] {
  const words = description.replaceAll(/<[^>]*>|&nbsp;/g, ' ');
  return [
    ...(title.trim() ? [] : [{ field: 'title', message: 'Enter a title.' }]),
    ...(postedBy.trim() ? [] : [{ field: 'postedBy', message: 'Enter the author.' }]),
    ...(words.trim() ? [] : [{ field: 'description', message: 'Write the text.' }]),
  ];
}
