import { BadRequest, PayloadTooLarge } from '../http/errors.ts';

/** The most bytes of a file. */
export const LARGEST_FILE = 100 * 1024 * 1024;

/**
 * What arrives of a file of at most 100 MB, as far as its sender sends it. Rejects with `PayloadTooLarge`, and with `BadRequest` where
 * the connection breaks.
 */
export async function* receivedFile(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  try {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > LARGEST_FILE) throw tooLarge();
      yield chunk;
    }
  } catch (error) {
    if (error instanceof PayloadTooLarge) throw error;
    throw new BadRequest('The file did not arrive whole. Send it again.', { cause: error });
  }
}

/** The error for a file that is too large. */
export function tooLarge(): PayloadTooLarge {
  return new PayloadTooLarge('The file is larger than 100 MB: split it.');
}
