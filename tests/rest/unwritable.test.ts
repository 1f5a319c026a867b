import * as fs from 'node:fs';
import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as lmdb from 'lmdb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { embeddedStore } from '../../rest/store/embedded/embeddedStore.ts';
import { tempStore } from '../servers/tempStore.ts';

vi.mock('node:fs', async (load) => {
  const real = await load<typeof fs>();
  return { ...real, statfsSync: vi.fn<typeof real.statfsSync>(real.statfsSync) };
});
vi.mock('lmdb', async (load) => {
  const real = await load<typeof lmdb>();
  return { ...real, open: vi.fn<typeof real.open>(real.open) };
});

describe('a disk that is full', () => {
  let own: Awaited<ReturnType<typeof tempStore>>;
  let folder: string;
  beforeEach(async () => {
    own = await tempStore();
    await own.store.collection('things').insertOne({ _id: 'axle' });
    await own.store.close();
    folder = join(own.dataDir, 'store');
    const { type, bsize } = fs.statfsSync(folder);
    vi.mocked(fs.statfsSync).mockReturnValue({
      ...{ type, bsize, blocks: 100, bfree: 3, bavail: 3, files: 100, ffree: 100 },
    } as fs.StatsFs);
  });
  afterEach(async () => {
    vi.mocked(fs.statfsSync).mockReset();
    await own.close();
  });

  it('takes no new store, and the operator is told, before LMDB ends the process without a word', () => {
    expect(() => embeddedStore(own.dataDir)).toThrow(
      `There is no space for a store in ${own.dataDir}. Free some space on its disk.`,
    );
  });

  it('opens no store that LMDB could not begin before', async () => {
    const lock = join(folder, 'lock.mdb');
    await writeFile(lock, '');
    await truncate(lock, 8272);
    expect(() => embeddedStore(folder)).toThrow('There is no space for a store');
  });

  it('opens a store that is there, which answers what it is asked', async () => {
    const store = embeddedStore(folder);
    expect(await store.collection('things').findOne({ _id: 'axle' })).not.toBeNull();
    await store.close();
  });
});

it('a store of another user is told as such, whoever runs what: a server, an import, a backup', async () => {
  const own = await tempStore();
  await own.store.close();
  const denied = Object.assign(new Error('Permission denied: Attempting to setup locks'), { code: 13 });
  vi.mocked(lmdb.open).mockImplementationOnce(() => {
    throw denied;
  });
  const folder = join(own.dataDir, 'store');
  expect(() => embeddedStore(folder)).toThrow(
    `The store in ${folder} is not writable for this user. Run this as its owner, or change its permissions.`,
  );
  await own.close();
});
