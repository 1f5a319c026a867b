import { join } from 'node:path';
import sharp from 'sharp';

/**
 * A shape of car. `sports` has its engine in front, `midEngined` behind the seats and `rearEngined` behind the rear axle;
 * `convertible` has two seats; electric cars have no grille and no exhaust.
 */
export type Body =
  | ('sedan' | 'suv' | 'crossover' | 'hatchback' | 'electricSedan' | 'electricCrossover')
  | ('sports' | 'midEngined' | 'rearEngined')
  | ('convertible' | 'fourSeatConvertible' | 'smallConvertible' | 'rearEnginedConvertible');
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
  /** Light that the seats' colour gives back, where they are seen from outside: in open cars. */
  upholstery?: Uint8Array;
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
  // The layers of the paint, and of the upholstery if there is one, stand one above the other in one grey picture.
  const paint = sharp(`${file}.paint.webp`);
  const traced = await paint.metadata();
  const layers = Math.round((traced.height * columns) / (traced.width * rows));
  const kept = await paint
    .greyscale()
    .resize({ width: columns, height: rows * layers, fit: 'fill' })
    .raw()
    .toBuffer();
  const pixels = columns * rows;
  return {
    width: columns,
    height: rows,
    light: light.data,
    diffuse: kept.subarray(0, pixels),
    metallic: kept.subarray(pixels, pixels * 2),
    ...(layers > 2 && { upholstery: kept.subarray(pixels * 2) }),
  };
}
