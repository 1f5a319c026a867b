import sharp, { type Sharp } from 'sharp';
import { applyPaint } from './applyPaint.ts';
import { paintOf } from './paints.ts';
import type { Layers } from './readLayers.ts';

/** A traced view in the paint nearest to an exterior colour, ready to be cropped and encoded. */
export async function paintCar(layers: Layers, colour: string | null): Promise<Sharp> {
  const { width, height } = layers;
  return sharp(await applyPaint(layers, paintOf(colour)), { raw: { width, height, channels: 3 } });
}

/** The picture as a JPEG file. Colour is kept in full: saturated paints fray at their edges without it. */
export function asJpeg(picture: Sharp): Promise<Buffer> {
  return picture.jpeg({ quality: 84, chromaSubsampling: '4:4:4' }).toBuffer();
}
