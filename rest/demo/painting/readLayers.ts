import { join } from 'node:path';
import sharp from 'sharp';

/** A shape of car. `sports` has its engine in front, `midEngined` behind the seats and `rearEngined` behind the rear axle. */
export type Body =
  ('sedan' | 'suv' | 'crossover' | 'convertible' | 'hatchback') | ('sports' | 'midEngined' | 'rearEngined');
/**
 * Where the camera stands. `interior`: between the front seats; some bodies have that of another. Of the sports car only:
 * `hero` (wide) and `poster` (tall), and both in a studio at night.
 */
export type View =
  | ('front34' | 'side' | 'rear34' | 'interior' | 'lamp' | 'wheel' | 'tail')
  | ('hero' | 'poster' | 'heroNight' | 'posterNight');

/** Where the traced layers are, seen from the project's root, where every server is started. */
const FOLDER = 'rest/demo/painting/layers';

/** One view of a body as it was traced: the light of every pixel, kept apart by what the paint does to it. */
export interface Layers {
  width: number;
  height: number;
  /** What does not depend on the paint: studio, glass, tyres and reflections; red, green and blue. */
  light: Uint8Array;
  /** Light that the paint's base colour gives back. */
  diffuse: Uint8Array;
  /** Light that the paint's metal flakes give back. */
  metallic: Uint8Array;
}

/** Reads a traced view, `width` pixels wide where it is given, else as large as it was traced. */
export async function readLayers(body: Body, view: View, width?: number): Promise<Layers> {
  const file = join(FOLDER, `${body}-${view}`);
  const light = await sharp(`${file}.light.webp`)
    .removeAlpha()
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: columns, height: rows } = light.info;
  // The two layers of the paint stand one above the other in one grey picture.
  const paint = await sharp(`${file}.paint.webp`)
    .greyscale()
    .resize({ width: columns, height: rows * 2, fit: 'fill' })
    .raw()
    .toBuffer();
  const pixels = columns * rows;
  return {
    width: columns,
    height: rows,
    light: light.data,
    diffuse: paint.subarray(0, pixels),
    metallic: paint.subarray(pixels, pixels * 2),
  };
}
