import { isWholePhoto } from './isWholePhoto.ts';

/** The longer side of a sent photo, in pixels at most, and its JPEG quality. */
const LONGEST_SIDE = 2000;
const QUALITY = 0.82;

/**
 * A photo as a JPEG of at most 2000 pixels a side, upright, without where and when it was taken: only pixels pass through
 * a canvas. A photo that is truncated, or that the browser cannot draw, is returned unchanged; the server decides about
 * it.
 */
export async function shrinkPhoto(photo: File): Promise<File> {
  try {
    if (!(await isWholePhoto(photo))) return photo;
    const jpeg = await drawnSmaller(photo);
    return new File([jpeg], photo.name.replace(/\.\w+$/, '') + '.jpg', { type: jpeg.type });
  } catch {
    return photo;
  }
}

async function drawnSmaller(photo: File): Promise<Blob> {
  const bitmap = await createImageBitmap(photo);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d', { alpha: false })!;
  pen.imageSmoothingQuality = 'high';
  // The background of a transparent PNG.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const jpeg = await new Promise<Blob | null>((give) => canvas.toBlob(give, 'image/jpeg', QUALITY));
  if (jpeg?.type !== 'image/jpeg') throw new Error('The browser makes no JPEG.');
  return jpeg;
}
