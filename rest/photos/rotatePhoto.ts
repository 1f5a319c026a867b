import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { decoding } from './cleanPhoto.ts';
import { MOST_PIXELS } from './photoLimits.ts';

/** By how much a photo is turned to the right, degrees. */
export type Turn = 90 | 180 | 270;

/**
 * Turns a stored photo to the right and encodes it again, on white where it is transparent; at this quality nobody sees that. Rejects for what is no photo.
 */
export async function rotatePhoto(photo: Readable, turn: Turn): Promise<Buffer> {
  const bytes = Buffer.concat((await photo.toArray()) as Buffer[]);
  return decoding.add(() =>
    sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .rotate(turn)
      .flatten({ background: '#fff' })
      .jpeg({ quality: 90 })
      .timeout({ seconds: 30 })
      .toBuffer(),
  );
}
