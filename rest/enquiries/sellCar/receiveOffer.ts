import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { exemptFromGuard } from '../../../platform/network/slowRequestGuard.ts';
import { cleanFields } from '../../http/cleanFields.ts';
import { InvalidPhoto } from '../../photos/InvalidPhoto.ts';
import { PhotoBatch } from '../../photos/PhotoBatch.ts';
import { LARGEST_PHOTO, MOST_PHOTOS } from '../../photos/photoLimits.ts';
import { type PhotoStore, SELL_PHOTO } from '../../photos/photoStore.ts';
import type { FieldError } from '../../http/schemas.ts';
import { inTime, rejectOversized } from './formLimits.ts';
import { type FormFile, formParts } from './formParts.ts';
import { SellCarForm } from './sellCarForm.ts';

/** A connection is closed when nothing has arrived on it for this time, ms. */
const UPLOAD_TIMEOUT = 60_000;

/** An offer of a car as received. */
export interface ReceivedOffer {
  /** The cleaned fields of the form; `images` has the digest of each photo as it was sent. */
  body: Record<string, unknown>;
  /** The photos, stored. */
  batch: PhotoBatch;
  /** What is wrong with the photos, one sentence for each. */
  photoErrors: FieldError[];
}

/**
 * Reads the form photo by photo: each is checked and stored before the next one is read, so that only one is in memory.
 * Rejects when the form is cut off, too large or too slow; then nothing is stored.
 */
export async function receiveOffer(
  request: FastifyRequest,
  reply: FastifyReply,
  photos: PhotoStore,
): Promise<ReceivedOffer> {
  // While a photo is processed, its sender waits.
  exemptFromGuard(request.raw);
  request.raw.setTimeout(UPLOAD_TIMEOUT);
  const batch = new PhotoBatch(photos, SELL_PHOTO);
  try {
    const form = Promise.race([readForm(request, batch), rejectOversized(request)]);
    return { batch, ...(await inTime(form)) };
  } catch (error) {
    await batch.discard();
    // The rest of the form may still arrive on this connection.
    reply.header('connection', 'close');
    throw error;
  }
}

async function readForm(request: FastifyRequest, batch: PhotoBatch) {
  const fields = new Map<string, string>();
  const images: string[] = [];
  const photoErrors: string[] = [];
  let count = 0;
  for await (const part of formParts(request)) {
    if ('value' in part) {
      // A select without a choice sends an empty text.
      if (part.value.trim() !== '') fields.set(part.name, part.value);
    } else if (part.name === 'images') {
      count += 1;
      if (count === MOST_PHOTOS + 1)
        photoErrors.push(`Send at most ${MOST_PHOTOS} photos. Remove the others.`);
      if (count > MOST_PHOTOS) continue;
      try {
        images.push(...(await receivePhoto(part, batch)));
      } catch (error) {
        if (!(error instanceof InvalidPhoto)) throw error;
        photoErrors.push(error.message);
      }
    }
  }
  return {
    body: { ...cleanFields(fields, SellCarForm), images },
    photoErrors: photoErrors.map((message) => ({ field: 'images', message })),
  };
}

/** Adds the photo and returns its digest; none for the empty part that a browser sends when no file was chosen. */
async function receivePhoto(file: FormFile, batch: PhotoBatch): Promise<string[]> {
  const bytes = await file.read();
  const { fileName } = file;
  if (!bytes)
    throw new InvalidPhoto(
      fileName,
      `is larger than ${LARGEST_PHOTO / 1024 / 1024} MB. Make it smaller and add it again.`,
    );
  if (bytes.length === 0 && !fileName) return [];
  await batch.add(bytes, fileName);
  return [createHash('sha256').update(bytes).digest('base64url')];
}
