import { openAsBlob } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { filesInZip } from '../../web/admin/cars/pictures/queue/filesInZip.ts';

const LARGE = 250 * 1024 * 1024;

/** A ZIP file of more than 2 GB, of which the disk holds little: eight stored files of zeros, and a small one at the end. */
async function largeZip(path: string) {
  const file = await open(path, 'w');
  const small = Buffer.from('the last photo');
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, size] of [
    ...Array.from({ length: 9 }, (_, i) => [`${i}.jpg`, LARGE] as const),
    ['9.jpg', small.length] as const,
  ]) {
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(name === '9.jpg' ? crc32(small) : 0, 0);
    sizes.writeUInt32LE(size, 4);
    sizes.writeUInt32LE(size, 8);
    const lengths = Buffer.from([name.length, 0, 0, 0]);
    const version = Buffer.from([20, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const head = Buffer.concat([
      Buffer.from('PK\x03\x04', 'latin1'),
      version,
      sizes,
      lengths,
      Buffer.from(name),
    ]);
    await file.write(head, 0, head.length, at);
    if (name === '9.jpg') await file.write(small, 0, small.length, at + head.length);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const made = Buffer.from([20, 0]);
    directory.push(
      Buffer.from('PK\x01\x02', 'latin1'),
      made,
      version,
      sizes,
      lengths,
      place,
      Buffer.from(name),
    );
    at += head.length + size;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(10, 8);
  end.writeUInt16LE(10, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  await file.write(Buffer.concat([entries, end]), 0, entries.length + 22, at);
  await file.close();
}

test('BO-13 an editor chooses a ZIP file of 2 GB, of which only the photo whose turn it is is read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zip-'));
  const path = join(folder, 'large.zip');
  await largeZip(path);
  const zip = (await openAsBlob(path)) as File;
  expect(zip.size).toBeGreaterThan(2 * 1024 ** 3);
  const before = process.memoryUsage().rss;
  const files = await filesInZip(zip);
  expect(files.map(({ name }) => name)).toEqual(Array.from({ length: 10 }, (_, i) => `${i}.jpg`));
  expect(await (await files.at(-1)!.read()).text()).toBe('the last photo');
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  await rm(folder, { recursive: true });
});
