import sharp, { type Sharp } from 'sharp';
import { applyPaint } from './applyPaint.ts';
import type { Paint } from './paints.ts';
import type { Layers } from './readLayers.ts';
import { upholsteries } from './upholstery.ts';

/** Paints a traced view, ready to be cropped and encoded; `seats` is the colour of the visible seats of an open car. */
export async function paintCar(
  layers: Layers,
  paint: Paint,
  seats: Paint = upholsteries.black,
): Promise<Sharp> {
  const { width, height } = layers;
  return sharp(await applyPaint(layers, paint, seats), { raw: { width, height, channels: 3 } });
}

/** Encodes the picture as JPEG, with full colour resolution: without it, saturated paints fray at their edges. */
export function asJpeg(picture: Sharp): Promise<Buffer> {
  return picture.jpeg({ quality: 84, chromaSubsampling: '4:4:4' }).toBuffer();
}
