import { randomUUID } from 'node:crypto';
import { InvalidInput } from '../http/errors.ts';
import { cleanPhoto } from './cleanPhoto.ts';
import { InvalidPhoto } from './InvalidPhoto.ts';
import type { PhotoStore } from './photoStore.ts';

const FOLDER = 'photos/';

/** A picture that a member of the staff has sent. */
interface SentPicture {
  /** The body of the request: bytes, unless it had none. */
  body: unknown;
  /** Stands in the sentence that refuses it. */
  fileName: string;
  /** The beginning of the name under which it is stored. */
  prefix: string;
}

/**
 * Cleans a picture and stores it, which nothing names yet; settles with its path on this server. Rejects with `InvalidInput` for what
 * is no photo.
 */
export async function storePicture(
  photos: PhotoStore,
  { body, fileName, prefix }: SentPicture,
): Promise<string> {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const clean = await cleanPhoto(bytes, fileName).catch((error: unknown) => {
    throw error instanceof InvalidPhoto
      ? new InvalidInput([{ field: 'picture', message: error.message }])
      : error;
  });
  // Random, so that nobody can guess the address before the picture is shown.
  const name = `${prefix}${randomUUID()}.jpg`;
  await photos.put(name, clean);
  return FOLDER + name;
}

/** The name under which the picture with a path on this server is stored; undefined for one that stands elsewhere. */
export function storedName(path: string): string | undefined {
  return path.startsWith(FOLDER) ? path.slice(FOLDER.length) : undefined;
}
