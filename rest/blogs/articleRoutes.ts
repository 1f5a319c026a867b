import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ErrorBody, ref } from '../http/schemas.ts';
import type { Store } from '../store/Collection.ts';
import { Article, ArticleRow, articleRow, articleStates } from './article.ts';
import type { ArticleWrites } from './articleWrites.ts';
import type { StoredBlog } from './blog.ts';

/** How many articles a page has. */
const PAGE = 100;

/** The path of the articles in the back office, of one, and what names one. */
export const ARTICLES = '/api/admin/v1/articles';
export const ARTICLE = `${ARTICLES}/:id`;
export const articleParams = Type.Object({
  id: Type.String({ maxLength: 100, description: 'The id of the article' }),
});

const Count = Type.Integer({ minimum: 0 });

/** The routes that read articles in the back office: those in one state, and one of them (back office, articles). */
export function articleRoutes({
  store,
  writes,
  now,
}: {
  store: Store;
  writes: Pick<ArticleWrites, 'read'>;
  now: () => Date;
}): FastifyPluginAsyncTypebox {
  const blogs = store.collection<StoredBlog>('blogs');
  return async (app) => {
    app.get(
      ARTICLES,
      {
        schema: {
          operationId: 'listArticles',
          summary: 'The articles in a state, latest first; behind the last page it is the last page',
          querystring: Type.Object({
            state: Type.Optional(
              Type.Unsafe<ArticleRow['state']>({ type: 'string', enum: [...articleStates] }),
            ),
            q: Type.Optional(
              Type.String({ maxLength: 200, description: 'Words of the title or the author' }),
            ),
            page: Type.Optional(Type.Integer({ minimum: 1, default: 1 })),
          }),
          response: {
            200: Type.Object({
              items: Type.Array(ArticleRow),
              total: Type.Integer({ description: 'How many match' }),
              page: Type.Integer(),
              pages: Type.Integer({ description: 'At least 1' }),
              counts: Type.Object({ draft: Count, scheduled: Count, published: Count }),
            }),
          },
        },
      },
      async (request) => {
        const { state = 'published', q = '', page: wanted = 1 } = request.query;
        const time = now();
        const rows = (await blogs.find({}).toArray()).map((blog) => articleRow(blog, time));
        const chosen = rows.filter((row) => row.state === state && isFound(row, q)).toSorted(latestFirst);
        const pages = Math.max(1, Math.ceil(chosen.length / PAGE));
        const page = Math.min(wanted, pages);
        const countOf = (each: ArticleRow['state']) => rows.filter((row) => row.state === each).length;
        return {
          items: chosen.slice((page - 1) * PAGE, page * PAGE),
          ...{ total: chosen.length, page, pages },
          counts: {
            ...{ draft: countOf('draft'), scheduled: countOf('scheduled'), published: countOf('published') },
          },
        };
      },
    );

    app.get(
      ARTICLE,
      {
        schema: {
          operationId: 'getArticle',
          summary: 'An article as it is written, also where the site does not show it',
          params: articleParams,
          response: { 200: Article, 404: ref(ErrorBody) },
        },
      },
      (request) => writes.read(request.params.id),
    );
  };
}

/** Whether title and author have all words of a search. */
function isFound({ title, postedBy }: ArticleRow, search: string): boolean {
  const text = `${title} ${postedBy}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** By the date on the site; drafts, which have none, by when they were changed. */
function latestFirst(a: ArticleRow, b: ArticleRow): number {
  const [first, second] = [a, b].map(({ publishedAt, editedAt }) => publishedAt ?? editedAt ?? '');
  return first === second ? (a.id < b.id ? -1 : 1) : first! > second! ? -1 : 1;
}
