import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { AuditLog } from '../../admin/audit/auditLog.ts';
import { actionOf } from '../../admin/guardBackOffice.ts';
import { ErrorBody, InvalidBody, ref } from '../../http/schemas.ts';
import { PERSON_PHOTO, type PhotoStore } from '../../photos/photoStore.ts';
import { pictureTypes, receivePictures } from '../../photos/receivePictures.ts';
import { storePicture } from '../../photos/storePicture.ts';

/** The route by which an owner adds the portrait of somebody who sells cars, before the settings name it. */
export function portraitRoutes(photos: PhotoStore, audit: AuditLog): FastifyPluginAsyncTypebox {
  return async (app) => {
    receivePictures(app);
    app.post(
      '/api/admin/v1/portraits',
      {
        // The room is checked before the bytes are received.
        onRequest: async () => photos.checkRoom(),
        schema: {
          operationId: 'addPortrait',
          summary: 'Stores a portrait (JPEG or PNG); it stays when the settings name its path within a day',
          consumes: pictureTypes,
          querystring: Type.Object({
            name: Type.Optional(Type.String({ maxLength: 300, description: 'The name of the file' })),
          }),
          response: {
            201: Type.Object({ picture: Type.String() }),
            413: ref(ErrorBody),
            415: ref(ErrorBody),
            422: ref(InvalidBody),
          },
        },
      },
      async (request, reply) => {
        const { body, query } = request;
        const picture = await storePicture(photos, {
          body,
          fileName: query.name ?? '',
          prefix: PERSON_PHOTO,
        });
        await audit.record(actionOf(request, { kind: 'settings', id: 'dealership' }, ['picture']));
        return reply.code(201).send({ picture });
      },
    );
  };
}
