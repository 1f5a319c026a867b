import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FreeSpace } from '../store/embedded/FreeSpace.ts';
import type { PhotoStore } from './photoStore.ts';

/** Stores pictures as files in `folder`, which is made if it is missing, where `space` has room for them. */
export async function diskPhotos(folder: string, space: FreeSpace): Promise<PhotoStore> {
  await mkdir(folder, { recursive: true });

  async function olderThan(before: Date, prefix: string) {
    const names = (await readdir(folder)).filter((name) => name.startsWith(prefix));
    const times = await Promise.all(
      names.map((name) =>
        stat(join(folder, name)).then(
          (found) => found.mtime,
          () => before,
        ),
      ),
    );
    return names.filter((_, i) => times[i]! < before);
  }

  return {
    checkRoom: () => space.check(),
    async put(name, bytes) {
      space.check(bytes.length);
      // Written to a draft that is then renamed, so that nobody ever reads half a picture.
      const draft = join(folder, `.${name}.${process.pid}`);
      try {
        const file = await open(draft, 'w');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, join(folder, name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(name) {
      // Opened before it is measured: a picture that is removed or replaced meanwhile is still sent whole.
      const file = await open(join(folder, name)).catch(() => undefined);
      const found = await file?.stat();
      if (file && found?.isFile()) return { stream: file.createReadStream(), size: found.size };
      await file?.close();
      return undefined;
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    list: (prefix, before) => olderThan(before, prefix),
    async removeUnfinished(before) {
      const drafts = await olderThan(before, '.');
      for (const draft of drafts) await rm(join(folder, draft), { force: true });
      return drafts.length;
    },
  };
}
