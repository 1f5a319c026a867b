import { expect, test } from 'vitest';
import { isWholePhoto } from '../../web/photos/isWholePhoto.ts';
import { aPhoto } from '../stock/somePhotos.ts';

const jpeg = await aPhoto().jpeg().toBuffer();
const png = await aPhoto().png().toBuffer();
const isWhole = (bytes: Buffer) => isWholePhoto(new Blob([new Uint8Array(bytes)]));

/** A photo that contains a small complete JPEG of itself, as cameras write it. */
const withThumbnail = Buffer.concat([
  jpeg.subarray(0, 2),
  Buffer.from([0xff, 0xe1, (jpeg.length + 2) >> 8, (jpeg.length + 2) & 255]),
  jpeg,
  jpeg.subarray(2),
]);

test.each([
  ['a JPEG', jpeg],
  ['a progressive JPEG', await aPhoto().jpeg({ progressive: true }).toBuffer()],
  ['a JPEG of many blocks', await aPhoto(640, 480).jpeg({ quality: 100 }).toBuffer()],
  ['a JPEG with a small one inside', withThumbnail],
  ['a JPEG with a film behind it', Buffer.concat([jpeg, Buffer.alloc(5000, 'film')])],
  ['a PNG', png],
  ['what only the browser can judge', Buffer.from('RIFF....WEBP')],
])('%s is whole', async (_what, bytes) => {
  expect(await isWhole(bytes)).toBe(true);
});

test.each([
  ...[0.01, 0.1, 0.5, 0.9, 0.99].map((share) => jpeg.subarray(0, Math.max(8, jpeg.length * share))),
  jpeg.subarray(0, -1),
])('a JPEG that was cut off is not whole', async (bytes) => {
  expect(await isWhole(bytes)).toBe(false);
});

test('a JPEG that was cut off behind the small one inside is not whole', async () => {
  expect(await isWhole(withThumbnail.subarray(0, -100))).toBe(false);
});

test.each([0.1, 0.5, 0.98])('a PNG is not whole with only a part (%d) of its bytes', async (share) => {
  expect(await isWhole(png.subarray(0, png.length * share))).toBe(false);
});
