import PQueue from 'p-queue';
import sharp from 'sharp';
import { InvalidPhoto } from './InvalidPhoto.ts';
import { LONGEST_SIDE, MOST_PIXELS } from './photoLimits.ts';

/**
 * Whatever decodes photos, two at once: one of 50 megapixels takes up to 300 MB meanwhile, and the decoding threads also write
 * the store.
 */
export const decoding = new PQueue({ concurrency: 2 });

const SMALLER = 'Make it smaller and add it again.';

/**
 * Re-encodes a visitor's photo as JPEG: upright, on white where it was transparent, and without metadata (place, camera)
 * or appended data. Rejects with `InvalidPhoto` for anything but a complete JPEG or PNG; its content decides, not its
 * name or declared type.
 */
export async function cleanPhoto(bytes: Buffer, fileName: string): Promise<Buffer> {
  const refuse = (reason: string) => new InvalidPhoto(fileName, reason);
  if (bytes.length === 0) throw refuse('is empty.');
  // Checked before anything decodes it: sharp would read SVG, GIF, WebP and TIFF as well.
  const format = formatOf(bytes);
  if (!format) throw refuse('is not a JPEG or PNG photo. Save it as JPEG and add it again.');
  const damaged = () => refuse('is damaged and cannot be read.');
  const { width, height, format: found } = await headerOf(bytes);
  if (found !== format) throw damaged();
  if (width * height > MOST_PIXELS) throw refuse(`has more than 50 megapixels. ${SMALLER}`);
  if (Math.max(width, height) > LONGEST_SIDE) {
    throw refuse(`has a side of more than ${LONGEST_SIDE.toLocaleString('en')} pixels. ${SMALLER}`);
  }
  return decoding
    .add(() => reencode(bytes))
    .catch(() => {
      throw damaged();
    });
}

function reencode(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 85 })
    .timeout({ seconds: 30 })
    .toBuffer();
}

/** Reads what the header of the file declares; no pixel is decoded. */
async function headerOf(bytes: Buffer): Promise<{ width: number; height: number; format?: string }> {
  const unread = () => ({ width: 0, height: 0 });
  return sharp(bytes, { limitInputPixels: false }).metadata().catch(unread);
}

function formatOf(bytes: Buffer): 'jpeg' | 'png' | undefined {
  const start = bytes.toString('latin1', 0, 8);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  return start === '\x89PNG\r\n\x1a\n' ? 'png' : undefined;
}
