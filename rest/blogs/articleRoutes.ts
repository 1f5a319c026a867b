import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { wordsIn } from '../../text/foldText.ts';
import { pageFields, pageOf, pageParameter } from '../http/pageOf.ts';
import { ErrorBody, ref } from '../http/schemas.ts';
import type { Store } from '../store/Collection.ts';
import { Article, ArticleRow, articleRow, articleStates } from './article.ts';
import type { ArticleWrites } from './articleWrites.ts';
import type { StoredBlog } from './blog.ts';

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
            ...pageParameter,
          }),
          response: {
            200: Type.Object({
              items: Type.Array(ArticleRow),
              ...pageFields,
              counts: Type.Object({ draft: Count, scheduled: Count, published: Count }),
            }),
          },
        },
      },
      async (request) => {
        const { state = 'published', q = '', page } = request.query;
        const time = now();
        const rows = (await blogs.find({}).toArray()).map((blog) => articleRow(blog, time));
        const chosen = rows.filter((row) => row.state === state && isFound(row, q)).toSorted(latestFirst);
        const countOf = (each: ArticleRow['state']) => rows.filter((row) => row.state === each).length;
        return {
          ...pageOf(chosen, page),
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
  const text = wordsIn(`${title} ${postedBy}`).join(' ');
  return wordsIn(search).every((word) => text.includes(word));
}

/** By the date on the site; drafts, which have none, by when they were changed. */
function latestFirst(a: ArticleRow, b: ArticleRow): number {
  const [first, second] = [a, b].map(({ publishedAt, editedAt }) => publishedAt ?? editedAt ?? '');
  return first === second ? (a.id < b.id ? -1 : 1) : first! > second! ? -1 : 1;
}
