import type { FastifyInstance } from 'fastify';
import { InvalidInput } from '../http/errors.ts';
import { cleanPhoto } from './cleanPhoto.ts';
import { InvalidPhoto } from './InvalidPhoto.ts';
import { LARGEST_PHOTO } from './photoLimits.ts';

/** The media types of pictures that the staff sends. */
export const pictureTypes = ['image/jpeg', 'image/png'];

/** Lets the routes of `app` receive a picture as the body of a request. */
export function receivePictures(app: Pick<FastifyInstance, 'addContentTypeParser'>): void {
  app.addContentTypeParser(pictureTypes, { parseAs: 'buffer', bodyLimit: LARGEST_PHOTO }, (_, body, done) =>
    done(null, body),
  );
}

/** The bytes of such a body; none where a request has no body. */
export function bytesOf(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** Cleans a picture (`cleanPhoto`). Rejects with `InvalidInput` for what is no photo; `fileName` stands in its sentence. */
export async function cleanPicture(bytes: Buffer, fileName: string): Promise<Buffer> {
  return cleanPhoto(bytes, fileName).catch((error: unknown) => {
    throw error instanceof InvalidPhoto
      ? new InvalidInput([{ field: 'picture', message: error.message }])
      : error;
  });
}
