import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { NotFound } from '../http/errors.ts';
import { isShown, type PhotoStore } from './photoStore.ts';

const mediaTypes = new Map<string, string>([
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
]);

/** Serves the stored pictures under /photos/, except photos from visitors. */
export function photoRoutes(photos: PhotoStore): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/photos/:name',
      {
        compress: false,
        schema: {
          operationId: 'getPicture',
          summary: 'A picture',
          params: Type.Object({ name: Type.String() }),
        },
      },
      async (request, reply) => {
        const { name } = request.params;
        const photo = isShown(name) ? await photos.get(name) : undefined;
        if (!photo) throw new NotFound('This picture does not exist.');
        return reply
          .type(mediaTypes.get(name.split('.').at(-1) ?? '') ?? 'application/octet-stream')
          .header('content-length', photo.size)
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
          .send(photo.stream);
      },
    );
  };
}
