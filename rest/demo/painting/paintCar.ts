import sharp, { type Sharp } from 'sharp';
import { applyPaint } from './applyPaint.ts';
import type { Paint } from './paints.ts';
import type { Layers } from './readLayers.ts';
import { upholsteries } from './upholstery.ts';

/** A traced view in a paint, ready to be cropped and encoded; `seats` is what is seen of an open car's seats. */
export async function paintCar(
  layers: Layers,
  paint: Paint,
  seats: Paint = upholsteries.black,
): Promise<Sharp> {
  const { width, height } = layers;
  return sharp(await applyPaint(layers, paint, seats), { raw: { width, height, channels: 3 } });
}

/** The picture as a JPEG file. Colour is kept in full: saturated paints fray at their edges without it. */
export function asJpeg(picture: Sharp): Promise<Buffer> {
  return picture.jpeg({ quality: 84, chromaSubsampling: '4:4:4' }).toBuffer();
}
