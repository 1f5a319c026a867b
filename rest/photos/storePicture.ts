import { randomUUID } from 'node:crypto';
import type { PhotoStore } from './photoStore.ts';
import { bytesOf, cleanPicture } from './receivePictures.ts';

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
  const clean = await cleanPicture(bytesOf(body), fileName);
  // Random, so that nobody can guess the address before the picture is shown.
  const name = `${prefix}${randomUUID()}.jpg`;
  await photos.put(name, clean);
  return FOLDER + name;
}

/** The name under which the picture with a path on this server is stored; undefined for one that stands elsewhere. */
export function storedName(path: string): string | undefined {
  return path.startsWith(FOLDER) ? path.slice(FOLDER.length) : undefined;
}
