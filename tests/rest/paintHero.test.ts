import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const folder = 'web/home/hero';
const files = await readdir(folder);

/** The brightness of each pixel of a shipped picture, row by row, 0 to 255. */
async function read(file: string) {
  const { data, info } = await sharp(`${folder}/${file}`)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The largest step between neighbouring rows of the wall above the car, each averaged over 20 px, in 8-bit steps. */
function steepest({ data, width, height }: Awaited<ReturnType<typeof read>>): number {
  let most = 0;
  for (const part of [0.1, 0.3, 0.5, 0.7, 0.9]) {
    const left = Math.round(width * part);
    const rows = Array.from({ length: Math.round(height * 0.3) }, (_, y) => {
      const row = data.subarray(y * width + left, y * width + left + 20);
      return row.reduce((sum, value) => sum + value, 0) / row.length;
    });
    for (const [i, value] of rows.entries()) most = Math.max(most, Math.abs(value - (rows[i - 1] ?? value)));
  }
  return most;
}

test('a visitor sees a dark studio at night and a light one by day, in every size and format', async () => {
  const means = await Promise.all(
    files.map(async (file) => {
      const { data } = await read(file);
      return { file, mean: data.reduce((sum, value) => sum + value, 0) / data.length };
    }),
  );
  const named = (from: number, to: number) =>
    means.filter(({ mean }) => mean >= from && mean < to).map(({ file }) => file);
  expect(named(0, 60)).toEqual(files.filter((file) => file.startsWith('night-')));
  expect(named(170, 256)).toEqual(files.filter((file) => !file.startsWith('night-')));
  expect(named(0, 60)).toHaveLength(files.length / 2);
});

test.each(files.filter((file) => /-(2400|1080)\./.test(file)))(
  'the light on the wall of %s falls without rings',
  async (file) => {
    expect(steepest(await read(file))).toBeLessThan(2.5);
  },
);
