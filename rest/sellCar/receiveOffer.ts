import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MOST_PHOTOS } from '../photos/photoLimits.ts';
import { PhotoBatch } from '../photos/PhotoBatch.ts';
import { PhotoRefused } from '../photos/PhotoRefused.ts';
import { type PhotoStore, SELL_PHOTO } from '../photos/photoStore.ts';
import type { FieldError } from '../schemas.ts';
import { type FormFile, formParts } from './formParts.ts';
import { overflow } from './formLimits.ts';
import { SellCarForm } from './sellCarForm.ts';

/** A sender from whom nothing has come for so long (milliseconds) is cut off. */
const STALLED_AFTER = 60_000;

/** The offer of a car as it has arrived. */
export interface ReceivedOffer {
  /** The fields of the form without blanks around them, and in `images` the digest of each photo as it was sent. */
  body: Record<string, unknown>;
  /** The photos, kept. */
  batch: PhotoBatch;
  /** What is wrong with the photos, a sentence each. */
  faults: FieldError[];
}

/**
 * Reads the form photo by photo: each is checked and kept before the next one is read, so that one at most is in
 * memory. Throws when the form breaks off or is too large; then nothing is kept.
 */
export async function receiveOffer(
  request: FastifyRequest,
  reply: FastifyReply,
  photos: PhotoStore,
): Promise<ReceivedOffer> {
  request.raw.setTimeout(STALLED_AFTER);
  const batch = new PhotoBatch(photos, SELL_PHOTO);
  try {
    return { batch, ...(await Promise.race([readForm(request, batch), overflow(request)])) };
  } catch (error) {
    await batch.discard();
    // Half a form may still stand on this connection.
    reply.header('connection', 'close');
    throw error;
  }
}

async function readForm(request: FastifyRequest, batch: PhotoBatch) {
  const fields = new Map<string, string>();
  const images: string[] = [];
  const refused: string[] = [];
  let count = 0;
  for await (const part of formParts(request)) {
    if ('value' in part) {
      // The line ends of a multipart form are not those that were typed.
      const value = part.value.replaceAll('\r\n', '\n').trim();
      // A list from which nothing was chosen sends an empty text.
      if (value !== '') fields.set(part.name, value);
    } else if (part.name === 'images') {
      count += 1;
      if (count === MOST_PHOTOS + 1) refused.push(`Send ${MOST_PHOTOS} photos at most: remove the others.`);
      if (count > MOST_PHOTOS) continue;
      try {
        images.push(...(await receivePhoto(part, batch)));
      } catch (error) {
        if (!(error instanceof PhotoRefused)) throw error;
        refused.push(error.message);
      }
    }
  }
  const known = [...fields].filter(
    ([name]) => name !== 'images' && Object.hasOwn(SellCarForm.properties, name),
  );
  return {
    body: { ...Object.fromEntries(known), images },
    faults: refused.map((message) => ({ field: 'images', message })),
  };
}

/** Adds the photo and gives its digest; none for the empty part that a browser sends where nothing was chosen. */
async function receivePhoto(file: FormFile, batch: PhotoBatch): Promise<string[]> {
  const bytes = await file.read();
  const { fileName } = file;
  if (!bytes) throw new PhotoRefused(fileName, 'is larger than 15 MB. Make it smaller and add it again.');
  if (bytes.length === 0 && !fileName) return [];
  await batch.add(bytes, fileName);
  return [createHash('sha256').update(bytes).digest('base64url')];
}
