import { mkdir } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { paintCar } from '../painting/paintCar.ts';
import { paintOf } from '../painting/paints.ts';
import { type Body, readLayers, type View } from '../painting/readLayers.ts';
import { upholsteries } from '../painting/upholstery.ts';

// Run by hand when the pictures of the four services should change: `npx tsx rest/demo/scripts/paintServices.ts`. Each is
// AVIF in two widths, and one JPEG for browsers without AVIF.

const FOLDER = 'web/about/pictures';
/** The size of a picture, and the gap between the two strips of a picture with two cars, pixels. */
const [WIDTH, HEIGHT, SEAM] = [1280, 800, 8];
const STRIP = (HEIGHT - SEAM) / 2;

await mkdir(FOLDER, { recursive: true });
await write('buy', await paint('convertible', 'front34', 'Alpine White'));
await write('sell', await paint('sports', 'rear34', 'Burgundy'));
await write('consignment', await paint('sedan', 'front34', 'Midnight Blue'));
await write('exchange', await oneForAnother());

async function paint(body: Body, view: View, colour: string): Promise<Sharp> {
  const painted = await paintCar(await readLayers(body, view), paintOf(colour), upholsteries.sienna);
  return sharp(await painted.resize(WIDTH, HEIGHT).png().toBuffer());
}

/** One car leaves, another comes: two side views, one above the other, in opposite directions. */
async function oneForAnother(): Promise<Sharp> {
  const strip = (top: number) => ({ left: 0, top, width: WIDTH, height: STRIP });
  const leaving = await paint('sedan', 'side', 'Desert Sand');
  const coming = await paint('sports', 'side', 'Deep Teal');
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#faf8f4' } })
    .composite([
      { input: await leaving.extract(strip(222)).png().toBuffer(), left: 0, top: 0 },
      { input: await coming.extract(strip(252)).flop().png().toBuffer(), left: 0, top: STRIP + SEAM },
    ])
    .png();
}

async function write(name: string, picture: Sharp) {
  const whole = await picture.toBuffer();
  for (const width of [WIDTH / 2, WIDTH]) {
    const file = `${FOLDER}/${name}-${width}.avif`;
    await sharp(whole)
      .resize(width)
      .avif({ quality: 60, effort: 7, chromaSubsampling: '4:4:4' })
      .toFile(file);
  }
  await sharp(whole).resize(800).jpeg({ quality: 72, mozjpeg: true }).toFile(`${FOLDER}/${name}-800.jpg`);
}
