import { GraphQLError } from 'graphql';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import type { UserError } from '../generated/resolvers.ts';
import { kindOf } from '../pictures/kindOf.ts';

/** What one request may carry. `maxFileSize`: bytes. */
export const photoLimits = { maxFiles: 20, maxFileSize: 15 * 1024 * 1024 };

/** A photo on its way in: known as soon as its part of the request begins, or never when the request breaks off. */
export type PhotoUpload = Promise<FileUpload>;

/** A photo that is here as a whole. */
export interface Photo {
  filename: string;
  mediaType: 'image/jpeg' | 'image/png';
  /** Bytes. */
  size: number;
  /** Its bytes, from the start each time. */
  read: () => AsyncIterable<Buffer>;
}

/**
 * Waits until all photos are here, so that a slow or broken request never reaches the origin. Those that are no
 * photos by their content are told in `userErrors`. Throws for what breaks off and for what is too much.
 */
export async function arrived(uploads: readonly PhotoUpload[]) {
  if (uploads.length > photoLimits.maxFiles) {
    throw refused(`At most ${photoLimits.maxFiles} photos can be sent at once.`, 413);
  }
  const photos: Photo[] = [];
  const userErrors: UserError[] = [];
  for (const upload of uploads) {
    const { filename, createReadStream } = await upload.catch((error: Error) => {
      throw brokenOff(error);
    });
    const read = () => createReadStream() as AsyncIterable<Buffer>;
    const { size, kind } = await measured(read).catch((error: Error & { status?: number }) => {
      throw error.status === 413 ? tooLarge(filename) : brokenOff(error);
    });
    if (kind === 'jpeg' || kind === 'png') photos.push({ filename, mediaType: `image/${kind}`, size, read });
    else userErrors.push({ field: 'images', message: wrongType(filename), code: 'WRONG_FILE_TYPE' });
  }
  return { photos, userErrors };
}

/** Reads a file to its end while it comes in, and keeps none of it. */
async function measured(read: () => AsyncIterable<Buffer>) {
  let size = 0;
  let kind: ReturnType<typeof kindOf>;
  for await (const chunk of read()) {
    if (size === 0) kind = kindOf(chunk);
    size += chunk.length;
  }
  return { size, kind };
}

const wrongType = (filename: string) =>
  `“${shortened(filename)}” is not a photo that can be used. Send JPEG or PNG pictures.`;

function tooLarge(filename: string) {
  const megabytes = photoLimits.maxFileSize / 1024 / 1024;
  return refused(`“${shortened(filename)}” is too large. A photo may weigh ${megabytes} MB at most.`, 413);
}

function brokenOff({ status, message }: Error & { status?: number }) {
  // graphql-upload's own sentences; any other error speaks of the machine that it happened on.
  return status === 400 || status === 413
    ? refused(message, status)
    : refused('The photos did not arrive as a whole. Send them again.', 400);
}

function refused(message: string, status: 400 | 413) {
  const code = status === 413 ? 'PAYLOAD_TOO_LARGE' : 'BAD_USER_INPUT';
  return new GraphQLError(message, { extensions: { code, http: { status } } });
}

function shortened(filename: string): string {
  const characters = Array.from(filename);
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : filename;
}
