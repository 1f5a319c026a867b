import type { FastifyRequest } from 'fastify';
import { defaultBodyDeadline } from '../../../platform/network/slowRequestGuard.ts';
import { BadRequest, PayloadTooLarge, UnsupportedMediaType } from '../../http/errors.ts';
import { LARGEST_PHOTO, MOST_PHOTOS } from '../../photos/photoLimits.ts';

const MB = 1024 * 1024;
/** The largest form, bytes: all of its photos, and space for its texts. */
const LARGEST_FORM = MOST_PHOTOS * LARGEST_PHOTO + MB;

/** How long a form may take to arrive, ms. Only older photos are swept: see `removeOrphanedPhotos`. */
export const LONGEST_UPLOAD = defaultBodyDeadline.longest;

/** The error for a form that is larger than it may be. */
export function formTooLarge(): PayloadTooLarge {
  const photos = `${MOST_PHOTOS} photos of at most ${LARGEST_PHOTO / MB} MB each`;
  return new PayloadTooLarge(`The form is too large. It may have at most ${photos}.`);
}

/**
 * Checks the headers before the body is read: rejects with `UnsupportedMediaType` when it is no form, and with
 * `PayloadTooLarge` when its declared size is too large.
 */
export async function checkFormHeaders({ headers }: FastifyRequest) {
  if (!/^multipart\/form-data\b/i.test(headers['content-type'] ?? '')) {
    throw new UnsupportedMediaType('Send the form as multipart/form-data.');
  }
  if (Number(headers['content-length'] ?? 0) > LARGEST_FORM) throw formTooLarge();
}

/** Rejects with `PayloadTooLarge` as soon as more bytes have arrived than a form may have; never settles otherwise. */
export function rejectOversized({ raw }: FastifyRequest): Promise<never> {
  let received = 0;
  return new Promise((_, reject) => {
    raw.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > LARGEST_FORM) reject(formTooLarge());
    });
  });
}

/** Settles as `form` does, and rejects with `BadRequest` when that takes too long. */
export async function inTime<T>(form: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new BadRequest(
      'The form took too long to arrive. Send it again with fewer or smaller photos.',
    );
    timer = setTimeout(() => reject(error), LONGEST_UPLOAD);
  });
  try {
    return await Promise.race([form, late]);
  } finally {
    clearTimeout(timer);
  }
}
