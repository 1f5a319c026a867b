import { join } from 'node:path';
import sharp from 'sharp';

/**
 * A shape of car. `limousine` and `luxurySuv` are long, `offRoader` is a box with a spare wheel on its tail, the roof of `suvCoupe`
 * slopes; `sports` has its engine in front, `midEngined` behind the seats and `rearEngined` behind the rear axle; `convertible` has
 * two seats; electric cars have no grille and no exhaust.
 */
export type Body =
  | ('sedan' | 'limousine' | 'hatchback' | 'electricSedan')
  | ('suv' | 'offRoader' | 'luxurySuv' | 'suvCoupe' | 'crossover' | 'electricCrossover')
  | ('sports' | 'midEngined' | 'rearEngined')
  | ('convertible' | 'fourSeatConvertible' | 'smallConvertible' | 'rearEnginedConvertible');
/**
 * The position of the camera. `interior`: between the front seats; some bodies use that of another body. Only the sports
 * car has `hero` (wide) and `poster` (tall), and both in a studio at night.
 */
export type View =
  | ('front34' | 'side' | 'rear34' | 'interior' | 'lamp' | 'wheel' | 'tail')
  | ('hero' | 'poster' | 'heroNight' | 'posterNight');

/** The folder of the traced layers, relative to the project's root, in which every server is started. */
const FOLDER = 'rest/demo/painting/layers';

/** One traced view of a body: the light of every pixel, in separate layers by how the paint affects it. */
export interface Layers {
  width: number;
  height: number;
  /** Light that does not depend on the paint: studio, glass, tyres and reflections; red, green and blue. */
  light: Uint8Array;
  /** Light that the paint's base colour reflects. */
  diffuse: Uint8Array;
  /** Light that the paint's metal flakes reflect. */
  metallic: Uint8Array;
  /** Light that the seats' colour reflects; only in open cars, whose seats are visible from outside. */
  upholstery?: Uint8Array;
}

/** Reads a traced view, `width` pixels wide, or as large as it was traced when left out. */
export async function readLayers(body: Body, view: View, width?: number): Promise<Layers> {
  const file = join(FOLDER, `${body}-${view}`);
  const light = await sharp(`${file}.light.webp`)
    .removeAlpha()
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: columns, height: rows } = light.info;
  // One grey picture contains the layers of the paint, and that of the upholstery if there is one, one above the other.
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
