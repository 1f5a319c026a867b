import type { FastifyRequest } from 'fastify';
import { PayloadTooLarge, UnsupportedMediaType } from '../errors.ts';
import { LARGEST_PHOTO, MOST_PHOTOS } from '../photos/photoLimits.ts';

const MB = 1024 * 1024;
/** The largest form, in bytes: all of its photos, and space for its texts. */
const LARGEST_FORM = MOST_PHOTOS * LARGEST_PHOTO + MB;

/** The error for a form that is larger than it may be. */
export function formTooLarge(): PayloadTooLarge {
  const photos = `${MOST_PHOTOS} photos of at most ${LARGEST_PHOTO / MB} MB each`;
  return new PayloadTooLarge(`This is more than a form can hold: at most ${photos}.`);
}

/**
 * Throws `UnsupportedMediaType` for a body that is no form and `PayloadTooLarge` for one that is declared too large,
 * before any of it is read.
 */
export async function checkFormHeaders({ headers }: FastifyRequest) {
  if (!/^multipart\/form-data\b/i.test(headers['content-type'] ?? '')) {
    throw new UnsupportedMediaType('Send the form as multipart/form-data.');
  }
  if (Number(headers['content-length'] ?? 0) > LARGEST_FORM) throw formTooLarge();
}

/** Rejects with `PayloadTooLarge` as soon as more has arrived than a form may have; never settles otherwise. */
export function rejectOversized({ raw }: FastifyRequest): Promise<never> {
  let received = 0;
  return new Promise((_, reject) => {
    raw.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > LARGEST_FORM) reject(formTooLarge());
    });
  });
}
