import sharp, { type Sharp } from 'sharp';
import type { PhotoStore } from './photoStore.ts';

/** The most bytes of all copies of one mail together. */
const MOST_BYTES = 2_000_000;
/** How a photo is reduced: its longer side (pixels) and its quality as JPEG, step by step until the copy is small enough. */
const STEPS = [
  { side: 1600, quality: 75 },
  { side: 1280, quality: 70 },
  { side: 1024, quality: 65 },
  { side: 800, quality: 60 },
  { side: 640, quality: 50 },
  { side: 480, quality: 40 },
  { side: 320, quality: 30 },
] as const;
const LARGEST = STEPS[0].side;

/**
 * Makes reduced copies of stored photos for a mail, without metadata, of 2 MB together at most. A photo that is missing or
 * cannot be read is left out, as are those that are not ready when `signal` aborts.
 */
export async function reducedPhotos(
  photos: PhotoStore,
  names: readonly string[],
  signal: AbortSignal,
): Promise<Buffer[]> {
  const copies: Buffer[] = [];
  let space = MOST_BYTES;
  for (const [i, name] of names.entries()) {
    if (signal.aborted) break;
    const copy = await reduced(photos, name, space / (names.length - i)).catch(() => undefined);
    if (!copy) continue;
    copies.push(copy);
    space -= copy.length;
  }
  return copies;
}

/** A copy of at most `mostBytes` bytes; undefined when the photo is missing, or no copy is small enough. */
async function reduced(photos: PhotoStore, name: string, mostBytes: number): Promise<Buffer | undefined> {
  const photo = await photos.get(name);
  if (!photo) return undefined;
  const bytes = Buffer.concat(await photo.stream.toArray());
  // The photo is decoded once, and each step starts from its pixels.
  const { data, info } = await within(sharp(bytes), LARGEST).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const { side, quality } of STEPS) {
    const copy = await within(sharp(data, { raw: { width, height, channels } }), side)
      .jpeg({ quality })
      .toBuffer();
    if (copy.length <= mostBytes) return copy;
  }
  return undefined;
}

function within(image: Sharp, side: number): Sharp {
  return image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}
