import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { InvalidBody, ref } from '../../http/schemas.ts';
import { CarForPictures, type carsForPictures, CarsForPicturesQuery } from './carsForPictures.ts';

/** The names of thousands of files do not fit into the body of a form, and still less into an address. */
const LARGEST_BODY = 512 * 1024;

/** The route that tells to which cars pictures belong (back office, pictures). It changes nothing. */
export function carsForPicturesRoute(find: ReturnType<typeof carsForPictures>): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/api/admin/v1/cars/for-pictures',
      {
        bodyLimit: LARGEST_BODY,
        schema: {
          operationId: 'listCarsForPictures',
          summary:
            'The cars whose stock numbers begin names of pictures, and those with given ids; changes nothing',
          body: CarsForPicturesQuery,
          response: {
            200: Type.Object({ items: Type.Array(CarForPictures) }),
            422: ref(InvalidBody),
          },
        },
      },
      async (request) => ({ items: await find(request.body) }),
    );
  };
}
