import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import type { AuditLog } from '../admin/audit/auditLog.ts';
import { actionOf, staffOf } from '../admin/guardBackOffice.ts';
import { cleanBody } from '../http/cleanBody.ts';
import { InvalidInput } from '../http/errors.ts';
import { anyLine, anyText, requiredText } from '../http/fields.ts';
import { revisionOf } from '../http/ifMatch.ts';
import { ErrorBody, InvalidBody, ref, StaleBody } from '../http/schemas.ts';
import { Article } from './article.ts';
import { ARTICLE, articleParams, ARTICLES } from './articleRoutes.ts';
import type { ArticleWrite, ArticleWrites, WrittenArticle } from './articleWrites.ts';

/** The longest text, characters of HTML: forty pages. A character takes at most six bytes of JSON. */
const LONGEST_TEXT = 120_000;
const LARGEST_BODY = LONGEST_TEXT * 6 + 4096;
/** The first and the last year in which an article can appear. */
const [FIRST_YEAR, LAST_YEAR] = [1990, 2100];

/** The body of a new article. */
export const NewArticle = Type.Object({ title: requiredText('Title') });
export type NewArticle = Static<typeof NewArticle>;

/** The body of a change of an article; what is left out stays. */
export const ArticleChange = Type.Object({
  title: Type.Optional(anyLine({ title: 'Title', maxLength: 200 })),
  description: Type.Optional(
    anyText({ title: 'Text', maxLength: LONGEST_TEXT, description: 'HTML, stored as it is written' }),
  ),
  postedBy: Type.Optional(anyLine({ title: 'Author', maxLength: 100 })),
});
export type ArticleChange = Static<typeof ArticleChange>;

/** The body of a publication. */
export const Publication = Type.Object({
  publishAt: Type.Optional(
    Type.String({ maxLength: 40, description: 'From when on, ISO 8601; at once when left out' }),
  ),
});
export type Publication = Static<typeof Publication>;

/** The answers of a change of one article. */
export const articleAnswers = {
  ...{ 200: Article, 404: ref(ErrorBody), 412: StaleBody, 422: ref(InvalidBody), 428: ref(ErrorBody) },
};

/** Which article a request changes, as of which revision, and who sends it. Throws as `revisionOf` does. */
export function articleWriteOf(request: FastifyRequest): ArticleWrite {
  const { id } = request.params as Static<typeof articleParams>;
  return { id, revision: revisionOf(request), by: staffOf(request).name };
}

/** The routes that write articles in the back office. */
export function articleWriteRoutes(writes: ArticleWrites, audit: AuditLog): FastifyPluginAsyncTypebox {
  const recordOf = (id: string) => ({ kind: 'article', id });
  return async (app) => {
    async function recorded(request: FastifyRequest, { article, fields }: WrittenArticle) {
      if (fields) await audit.record(actionOf(request, recordOf(article.id), fields));
      return article;
    }
    const change = (operationId: string, summary: string) => ({
      ...{ operationId, summary, params: articleParams, response: articleAnswers },
    });

    app.post(
      ARTICLES,
      {
        preValidation: cleanBody,
        schema: {
          operationId: 'createArticle',
          summary: 'Begins an article as a draft; its address is made of its title',
          body: NewArticle,
          response: { 201: Article, 422: ref(InvalidBody) },
        },
      },
      async (request, reply) => {
        const article = await writes.create(request.body.title, staffOf(request).name);
        await audit.record(actionOf(request, recordOf(article.id), ['title']));
        return reply.code(201).send(article);
      },
    );

    app.patch(
      ARTICLE,
      {
        bodyLimit: LARGEST_BODY,
        preValidation: cleanBody,
        schema: {
          ...change('saveArticle', 'Writes an article; the site shows it when it is published'),
          body: ArticleChange,
        },
      },
      async (request) => {
        const { article, fields } = await writes.save(articleWriteOf(request), request.body);
        // Writers are saved every few seconds: what a reader could see is recorded with each publication.
        if (fields) await audit.recordOnceADay(actionOf(request, recordOf(article.id)));
        return article;
      },
    );

    app.put(
      `${ARTICLE}/publication`,
      {
        schema: {
          ...change('publishArticle', 'Shows an article on the site as it is written, at once or later'),
          body: Publication,
        },
      },
      async (request) => {
        const { publishAt } = request.body;
        const moment = publishAt === undefined ? null : momentOf(publishAt);
        return recorded(request, await writes.publish(articleWriteOf(request), moment));
      },
    );

    app.delete(
      `${ARTICLE}/publication`,
      { schema: change('withdrawArticle', 'Takes an article off the site; it stays as a draft') },
      async (request) => recorded(request, await writes.withdraw(articleWriteOf(request))),
    );

    app.delete(
      `${ARTICLE}/draft`,
      { schema: change('discardArticleDraft', 'Forgets what was written since an article was published') },
      async (request) => recorded(request, await writes.discard(articleWriteOf(request))),
    );

    app.delete(
      ARTICLE,
      {
        schema: {
          ...change('deleteArticle', 'Deletes an article that is not on the site'),
          response: { ...articleAnswers, 200: Type.Object({ id: Type.String() }) },
        },
      },
      async (request) => {
        const { id } = request.params;
        await writes.remove(articleWriteOf(request));
        await audit.record(actionOf(request, recordOf(id)));
        return { id };
      },
    );
  };
}

/** A moment that was typed, as it is stored. Throws `InvalidInput` for anything else. */
function momentOf(typed: string): string {
  const moment = /^\d{4}-\d\d-\d\dT/.test(typed) ? new Date(typed) : new Date(Number.NaN);
  const year = moment.getUTCFullYear();
  if (year >= FIRST_YEAR && year <= LAST_YEAR) return moment.toISOString();
  throw new InvalidInput([{ field: 'publishAt', message: 'Enter a date and a time.' }]);
}
