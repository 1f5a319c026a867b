import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { UpstreamFailure } from '../origin/upstreamErrors.ts';
import { detectImageType } from '../origin/photos/detectImageType.ts';

/** From thumbnails to the gallery on fine screens; phones show cards and the gallery at 768 to 1,200. */
export const pictureWidths = [280, 480, 768, 960, 1200, 1600] as const;
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;

/** How a picture is asked for. */
export interface Size {
  width: (typeof pictureWidths)[number];
  format: (typeof pictureFormats)[number];
}

/** Part of the cache key: increase it whenever a change below changes pictures, so that all are resized again. */
export const CACHE_VERSION = 1;

/** The largest picture that is read, pixels: 48 megapixels of a phone's camera fit. */
const MAX_PIXELS = 50_000_000;
/** How long one picture may be worked on, seconds. */
const MAX_SECONDS = 20;

// Two pictures at once, each on one core, are faster than one on two cores; no picture is read twice in a row.
sharp.concurrency(1);
sharp.cache(false);

/** The picture in `bytes` at the size asked for, upright, never enlarged, without metadata. Throws `UpstreamFailure`. */
export function resize(bytes: Buffer, { width, format }: Size): Promise<Buffer> {
  return readable(bytes, (picture) =>
    encode(picture.resize({ width, withoutEnlargement: true }), format).toBuffer(),
  );
}

/** A thumbhash of the picture in `bytes`, base64. Throws `UpstreamFailure`. */
export function thumbHashOf(bytes: Buffer): Promise<string> {
  return readable(bytes, async (picture) => {
    const { data, info } = await picture
      .resize(100, 100, { fit: 'inside' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
  });
}

async function readable<T>(bytes: Buffer, work: (picture: Sharp) => Promise<T>): Promise<T> {
  // sharp also reads SVG, TIFF, GIF and more; only the types below are passed to it.
  const kind = detectImageType(bytes);
  if (kind === undefined || kind === 'svg') {
    throw new UpstreamFailure('UPSTREAM_BAD_RESPONSE', 'not a JPEG, PNG or WebP picture');
  }
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    return await work(picture.autoOrient().toColourspace('srgb').timeout({ seconds: MAX_SECONDS }));
  } catch (error) {
    throw new UpstreamFailure('UPSTREAM_BAD_RESPONSE', error as Error);
  }
}

/** Qualities that look alike; AVIF of 960 px takes 0.2 s, a fifteenth of what its default effort takes. */
function encode(picture: Sharp, format: Size['format']): Sharp {
  if (format === 'avif') return picture.avif({ quality: 55, effort: 2, chromaSubsampling: '4:2:0' });
  if (format === 'webp') return picture.webp({ quality: 78 });
  return picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true });
}
