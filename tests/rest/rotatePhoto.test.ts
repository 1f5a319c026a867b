import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { rotatePhoto } from '../../rest/photos/rotatePhoto.ts';

it('turns a picture to the right, and what is transparent becomes white', async () => {
  const left = { create: { width: 20, height: 30, channels: 4 as const, background: '#c00' } };
  const png = await sharp({ create: { ...left.create, width: 60, background: '#0000' } })
    .composite([{ input: await sharp(left).png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer();
  const { data, info } = await sharp(await rotatePhoto(Readable.from([png]), 90))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([30, 60]);
  const at = (y: number) => [...data.subarray((y * info.width + 15) * 3, (y * info.width + 15) * 3 + 3)];
  expect(at(5)).toEqual([expect.closeTo(204, -1), expect.closeTo(0, -1), expect.closeTo(0, -1)]);
  expect(at(50)).toEqual([255, 255, 255]);
});
