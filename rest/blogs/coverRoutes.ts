import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { AuditLog } from '../admin/audit/auditLog.ts';
import { actionOf } from '../admin/guardBackOffice.ts';
import { ErrorBody, ref } from '../http/schemas.ts';
import { ARTICLE_PHOTO, type PhotoStore } from '../photos/photoStore.ts';
import { pictureTypes, receivePictures } from '../photos/receivePictures.ts';
import { storePicture } from '../photos/storePicture.ts';
import { articleAnswers, articleWriteOf } from './articleWriteRoutes.ts';
import { ARTICLE, articleParams } from './articleRoutes.ts';
import type { ArticleWrites, WrittenArticle } from './articleWrites.ts';

const COVER = `${ARTICLE}/cover`;

/** The routes of the picture above an article. Like all that is written, it shows on the site when the article is published. */
export function coverRoutes({
  writes,
  photos,
  audit,
}: {
  writes: ArticleWrites;
  photos: PhotoStore;
  audit: AuditLog;
}): FastifyPluginAsyncTypebox {
  return async (app) => {
    receivePictures(app);
    async function recorded(request: FastifyRequest, { article, fields }: WrittenArticle) {
      if (fields) await audit.record(actionOf(request, { kind: 'article', id: article.id }, fields));
      return article;
    }

    app.put(
      COVER,
      {
        // The room is checked before the bytes are received.
        onRequest: async () => photos.checkRoom(),
        schema: {
          operationId: 'setArticleCover',
          summary: 'Gives an article a picture: a JPEG or PNG as the body',
          consumes: pictureTypes,
          params: articleParams,
          response: { ...articleAnswers, 413: ref(ErrorBody), 415: ref(ErrorBody) },
        },
      },
      async (request) => {
        const asked = articleWriteOf(request);
        const picture = { body: request.body, fileName: 'The picture', prefix: ARTICLE_PHOTO };
        const image = await storePicture(photos, picture);
        // One that no article names, as this one was refused, is removed by the sweep.
        return recorded(request, await writes.save(asked, { image }));
      },
    );

    app.delete(
      COVER,
      {
        schema: {
          operationId: 'removeArticleCover',
          summary: 'Takes the picture off an article',
          params: articleParams,
          response: articleAnswers,
        },
      },
      async (request) => recorded(request, await writes.save(articleWriteOf(request), { image: null })),
    );
  };
}
