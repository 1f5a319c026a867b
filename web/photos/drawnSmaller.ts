import { MOST_PIXELS } from '../../rest/photos/photoLimits.ts';

/** The longer side of a sent photo, in pixels at most, and its JPEG quality. */
const LONGEST_SIDE = 2000;
const QUALITY = 0.82;

/**
 * A photo as a JPEG of at most 2000 pixels a side, upright, without where and when it was taken: only pixels pass through
 * a canvas. Also for workers. Rejects for what the browser cannot draw, with a `RangeError` for more than 50 megapixels.
 */
export async function drawnSmaller(photo: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(photo);
  try {
    if (bitmap.width * bitmap.height > MOST_PIXELS) throw new RangeError('Too many pixels.');
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const size = (side: number) => Math.max(1, Math.round(side * scale));
    const jpeg = await drawn(bitmap, size(bitmap.width), size(bitmap.height));
    if (jpeg?.type !== 'image/jpeg') throw new Error('The browser makes no JPEG.');
    return jpeg;
  } finally {
    bitmap.close();
  }
}

async function drawn(bitmap: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(width, height);
    draw(canvas.getContext('2d', { alpha: false })!, bitmap, width, height);
    return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  }
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  draw(canvas.getContext('2d', { alpha: false })!, bitmap, width, height);
  return new Promise((give) => canvas.toBlob(give, 'image/jpeg', QUALITY));
}

function draw(
  pen: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  bitmap: ImageBitmap,
  width: number,
  height: number,
) {
  pen.imageSmoothingQuality = 'high';
  // The background of a transparent PNG.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(bitmap, 0, 0, width, height);
}
