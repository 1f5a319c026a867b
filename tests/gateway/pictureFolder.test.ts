import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PictureFolder } from '../../gateway/pictures/PictureFolder.ts';

const { log } = Fastify();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('the oldest pictures make room for new ones, also those of an earlier run', async () => {
  for (const [i, name] of ['oldest', 'older', 'old'].entries()) {
    await writeFile(join(folder, name), Buffer.alloc(300));
    await utimes(join(folder, name), 1_000 + i, 1_000 + i);
  }
  const pictures = new PictureFolder(folder, 1000, log);
  await pictures.open();
  await pictures.put('new', Buffer.alloc(300));
  await pictures.put('newest', Buffer.alloc(300));
  await expect.poll(async () => (await readdir(folder)).toSorted()).toEqual(['new', 'newest', 'old']);
  expect(await pictures.get('oldest')).toBeUndefined();
  expect((await pictures.get('newest'))?.length).toBe(300);
});

it('pictures that a killed process has left half written are removed, and others stay', async () => {
  const names = ['.left.webp.123', '.being-written.webp.124', 'old.webp'];
  for (const name of names) await writeFile(join(folder, name), Buffer.alloc(300));
  const then = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const name of ['.left.webp.123', 'old.webp']) await utimes(join(folder, name), then, then);
  await new PictureFolder(folder, 10_000, log).open();
  await expect
    .poll(async () => (await readdir(folder)).toSorted())
    .toEqual(['.being-written.webp.124', 'old.webp']);
});

it('a folder that is gone costs no picture', async () => {
  const pictures = new PictureFolder(join(folder, 'pictures'), 1000, log);
  await pictures.open();
  await rm(folder, { recursive: true });
  await pictures.put('new', Buffer.alloc(10));
  expect(await pictures.get('new')).toBeUndefined();
});
