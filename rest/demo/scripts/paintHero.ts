import { mkdir } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { paintCar } from '../painting/paintCar.ts';
import { readLayers, type View } from '../painting/readLayers.ts';

// Run by hand when the picture at the top of the home page should change: `npx tsx rest/demo/scripts/paintHero.ts`.
// Wide for screens, tall for phones held upright, each by day and at night; AVIF, and JPEG for browsers that do not know it.

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
  const painted = await paintCar(await readLayers('sports', view), COLOUR);
  for (const width of widths) await write(painted.clone().resize({ width }), `${FOLDER}/${name}-${width}`);
}

async function write(picture: Sharp, path: string) {
  await picture.clone().avif({ quality: 60, effort: 9, chromaSubsampling: '4:2:0' }).toFile(`${path}.avif`);
  await picture.clone().jpeg({ quality: 80, mozjpeg: true }).toFile(`${path}.jpg`);
}
