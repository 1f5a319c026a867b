import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptInStore } from '../../rest/admin/tokenSecret.ts';
import { makeBackup } from '../../rest/commands/backup/makeBackup.ts';
import type { PhotoStore } from '../../rest/photos/photoStore.ts';
import type { EngineStore } from './storeEngines.ts';

/** The names of the pictures in a backup of a store. */
export async function backedUp({ store, photos }: { store: EngineStore['store']; photos: PhotoStore }) {
  const folder = join(tmpdir(), `backup-${process.pid}-${Date.now()}`);
  const said = () => undefined;
  const manifest = await makeBackup({
    ...{ store, photos, folder, onProgress: said, log: said, tokenSecret: keptInStore(store) },
  });
  await rm(folder, { recursive: true });
  return manifest.photos;
}
