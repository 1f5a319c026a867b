import type { FastifyRequest } from 'fastify';
import { LARGEST_PHOTO, MOST_PHOTOS } from '../photos/photoLimits.ts';
import { NotMultipart, TooLarge } from './refusals.ts';

/** Bytes of a whole form, at most: all of its photos, and room for its texts. */
const LARGEST_FORM = MOST_PHOTOS * LARGEST_PHOTO + 1024 * 1024;

/** Throws for what is no form (`NotMultipart`) or says it is too large (`TooLarge`), before anything of it is read. */
export async function refuseEarly({ headers }: FastifyRequest) {
  if (!/^multipart\/form-data\b/i.test(headers['content-type'] ?? '')) throw new NotMultipart();
  if (Number(headers['content-length'] ?? 0) > LARGEST_FORM) throw new TooLarge();
}

/** Rejects with `TooLarge` as soon as the form has grown larger than it may be; never settles otherwise. */
export function overflow({ raw }: FastifyRequest): Promise<never> {
  let received = 0;
  return new Promise((_, reject) => {
    raw.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > LARGEST_FORM) reject(new TooLarge());
    });
  });
}
