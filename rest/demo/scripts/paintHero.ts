import { mkdir } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { evenStudio } from './evenStudio.ts';
import { paintCar } from '../painting/paintCar.ts';
import { paintOf } from '../painting/paints.ts';
import { readLayers, type View } from '../painting/readLayers.ts';

// Run by hand when the picture at the top of the home page should change: `npx tsx rest/demo/scripts/paintHero.ts`. It is
// wide for screens and tall for upright phones, each by day and at night; in AVIF, and in JPEG for browsers without AVIF.

const FOLDER = 'web/home/hero';
const COLOUR = 'Deep Teal';
const pictures: { name: string; view: View; widths: number[] }[] = [
  { name: 'wide', view: 'hero', widths: [1440, 2400] },
  { name: 'tall', view: 'poster', widths: [480, 840, 1080] },
  { name: 'night-wide', view: 'heroNight', widths: [1440, 2400] },
  { name: 'night-tall', view: 'posterNight', widths: [480, 840, 1080] },
];

await mkdir(FOLDER, { recursive: true });
for (const { name, view, widths } of pictures) {
  const painted = await paint(view);
  for (const width of widths) await write(painted.clone().resize({ width }), `${FOLDER}/${name}-${width}`);
}

/** Paints the car in its studio. At night, the studio is evened out; by day, no steps of its light are visible. */
async function paint(view: View): Promise<Sharp> {
  const layers = await readLayers('sports', view);
  const painted = await paintCar(layers, paintOf(COLOUR));
  if (!view.endsWith('Night')) return painted;
  const { width, height } = layers;
  const evened = evenStudio(await painted.raw().toBuffer(), layers);
  return sharp(evened, { raw: { width, height, channels: 3 } });
}

async function write(picture: Sharp, path: string) {
  await picture.clone().avif({ quality: 60, effort: 9, chromaSubsampling: '4:2:0' }).toFile(`${path}.avif`);
  await picture.clone().jpeg({ quality: 80, mozjpeg: true }).toFile(`${path}.jpg`);
}
