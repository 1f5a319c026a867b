import { randomBytes } from 'node:crypto';
import type { File } from './multipart.ts';

const jpegStart = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A file of `size` bytes that begins as a JPEG does; the rest is noise. */
export const jpeg = (filename: string, size = 3000): File => ({
  filename,
  mediaType: 'image/jpeg',
  bytes: Buffer.concat([jpegStart, randomBytes(size - 4)]),
});

/** A file of `size` bytes that begins as a PNG does; the rest is noise. */
export const png = (filename: string, size = 3000): File => ({
  filename,
  mediaType: 'image/png',
  bytes: Buffer.concat([pngStart, randomBytes(size - 8)]),
});
