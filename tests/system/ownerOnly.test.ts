import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownerOnly } from '../../platform/processes/ownerOnly.ts';
import { builtProduct } from '../servers/builtProduct.ts';

let folder: string;
let umask: number;
let lines: string[];
const log = (line: string) => void lines.push(line);

beforeEach(async () => {
  // The umask of older versions.
  umask = process.umask(0o022);
  folder = await mkdtemp(join(tmpdir(), 'cars-'));
  lines = [];
});
afterEach(async () => {
  process.umask(umask);
  await rm(folder, { recursive: true });
});

/** Files in the data folder, with their folders, as an older version has left them. */
async function olderData(files: string[]) {
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), 'private');
  }
  await chmod(folder, 0o755);
}

/** The files and folders of the data folder that other users may read, write or enter. */
async function openToOthers(): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const modes = await Promise.all(['', ...names].map(async (name) => (await stat(join(folder, name))).mode));
  return ['', ...names].filter((_, i) => ((modes[i] ?? 0) & 0o077) !== 0);
}

const files = ['store/data.mdb', 'photos/1.jpg', 'pictures/resized/1-320.avif', 'admin-token-secret'];

describe('what a dealer stores', () => {
  it('is closed to other users of the machine at the start of a newer version, which says so once', async () => {
    await olderData(files);
    expect(await openToOthers()).toHaveLength(9);
    await ownerOnly(folder, log);
    await ownerOnly(folder, log);
    expect(await openToOthers()).toEqual([]);
    expect(lines).toEqual([
      `9 files and folders in ${folder} could be read by other users; now only by the owner.`,
    ]);
    await writeFile(join(folder, 'photos/2.jpg'), 'private');
    expect((await stat(join(folder, 'photos/2.jpg'))).mode & 0o777).toBe(0o600);
  });

  it('is closed where its files are open in a folder that is closed, which may be opened again', async () => {
    await olderData(files);
    for (const name of ['store', 'photos', 'pictures']) await chmod(join(folder, name), 0o700);
    await ownerOnly(folder, log);
    // These stay open, as there are many of them and nobody else can enter their folders.
    const left = ['photos/1.jpg', 'pictures/resized', 'pictures/resized/1-320.avif'];
    expect((await openToOthers()).toSorted()).toEqual(left);
    expect(lines).toHaveLength(1);
  });

  it('is reported to root where it belongs to another user, who could not read what root writes', async () => {
    await olderData(files);
    await ownerOnly(folder, () => undefined);
    const store = join(folder, 'store');
    // The tests may be run by root, or by another user, who cannot change owners.
    if ((await stat(store)).uid === 0) await chown(store, 1000, 1000);
    else
      for (const name of ['admin-token-secret', 'photos', 'pictures'])
        await rm(join(folder, name), { recursive: true });
    const user = vi.spyOn(process, 'getuid').mockReturnValue(0);
    await ownerOnly(folder, log);
    user.mockRestore();
    expect(lines).toEqual([
      `${store} belongs to another user, who cannot read files written by root. Run this as that user.`,
    ]);
  });

  it('is closed, but not the folder, where that also holds files of others', async () => {
    await olderData([...files, 'inventory.csv']);
    await ownerOnly(folder, log);
    expect(await openToOthers()).toEqual(['', 'inventory.csv']);
  });

  it('is open to nobody else when the product runs', async () => {
    await olderData(files.slice(1, 3));
    const product = await builtProduct({ DATA_DIR: folder });
    await product.ready();
    expect(await readdir(folder)).toEqual(['admin-token-secret', 'photos', 'pictures', 'store']);
    expect(await openToOthers()).toEqual([]);
    process.kill(product.pid, 'SIGTERM');
    await product.allGone;
  });
});
