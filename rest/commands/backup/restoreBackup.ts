import { BSON } from 'mongodb';
import { counted } from '../../../text/counted.ts';
import type { TokenSecret } from '../../admin/tokenSecret.ts';
import { collections } from '../../store/open/collections.ts';
import { migrations } from '../../store/open/migrations.ts';
import { lastRuns } from '../../lastRuns/lastRuns.ts';
import { type ErasureList, erasureList } from '../../persons/erasures/erasureList.ts';
import type { StoredErasure } from '../../persons/erasures/storedErasure.ts';
import { openEraser } from '../../persons/openEraser.ts';
import type { PhotoStore } from '../../photos/photoStore.ts';
import type { Store, Stored } from '../../store/Collection.ts';
import { inParts } from '../../store/inParts.ts';
import { UNFINISHED_RESTORE } from '../../store/migrate.ts';
import { StoreLock } from '../../store/StoreLock.ts';
import { isUsed } from '../../store/mongodb/storeUsers.ts';
import { readStoreVersion, STORE_VERSION, storeVersions } from '../../store/StoreVersion.ts';
import { checkEmpty, clearStore } from './clearStore.ts';
import { hashBackedUp } from './hashBackedUp.ts';
import { collectionFile, type Manifest, photoFile, readManifest } from './Manifest.ts';
import { openBackedUp } from './openBackedUp.ts';
import { UnusableBackup } from './UnusableBackup.ts';

/** How many documents are written at once. */
const BATCH = 250;

interface Parts {
  store: Store;
  photos: PhotoStore;
  tokenSecret: TokenSecret;
  /** The path of the file that repeats the list of erasures; missing where there is none. */
  erasures?: string;
  folder: string;
  replace?: boolean;
  onProgress: (line: string) => void;
  /** Tells the operator what they must know. */
  log: (line: string) => void;
  /** Called once if this restore waits for another one into the same store. */
  onWait?: () => void;
  beatEvery?: number;
}

/**
 * Restores the backup in `folder` into an empty store of either engine; with `replace`, it replaces everything in a
 * store. Before it writes or removes anything, it rejects with `UnusableBackup` for a backup that is damaged or of a
 * newer version, for a store that another process uses (`beatEvery`: how often such a process sends a heartbeat, ms),
 * and, without `replace`, for a store that is not empty. After a restore was cut off, no server starts with the store
 * until it is emptied or replaced. Of two restores into one store, the second waits for the first. Persons who were erased after
 * the backup was made are erased again: the store's list of erasures stays, and is joined with that of the backup.
 */
export async function restoreBackup(parts: Parts): Promise<Manifest> {
  const { store, folder, onProgress, onWait, beatEvery } = parts;
  const manifest = await readManifest(folder);
  checkVersion(manifest);
  await checkFiles(manifest, folder, onProgress);
  const task = { collection: 'restoreLocks', task: 'restore' };
  const lock = await StoreLock.take(store, { ...task, beatEvery, onWait });
  try {
    return await restoreManifest(manifest, lock, parts);
  } finally {
    await lock.release();
  }
}

async function restoreManifest(manifest: Manifest, lock: StoreLock, parts: Parts): Promise<Manifest> {
  const { store, photos, erasures, tokenSecret, folder, replace = false, onProgress, log, beatEvery } = parts;
  if (!replace) await checkEmpty(store, photos);
  onProgress('checking for processes that use the store: this takes 15 seconds if one was killed');
  if (await isUsed(store, beatEvery)) throw inUse();

  const before = await readStoreVersion(storeVersions(store));
  const setVersion = (names: readonly string[]) =>
    storeVersions(store).replaceOne(
      { _id: STORE_VERSION },
      { _id: STORE_VERSION, migrations: names },
      { upsert: true },
    );
  await setVersion([UNFINISHED_RESTORE]);
  // From now on no server can start, but one may have started just before.
  if (await isUsed(store, beatEvery)) {
    await setVersion(before.migrations);
    throw inUse();
  }
  const list = erasureList(store);
  await list.reopen();
  await clearStore(store, { photos, replace, onProgress });
  for (const name of Object.keys(manifest.collections)) {
    if (name === 'meta') continue;
    const documents = readLines(folder, collectionFile(name));
    if (name === 'secrets') await restoreSecrets(documents, list, tokenSecret);
    // Only `makeBackup` writes the lines of a backup, each of which is checked by its digest.
    else if (name === 'erasures') await list.restore(documents as AsyncIterable<StoredErasure>);
    else await insertAll(store, name, documents);
    onProgress(`${name}: ${counted(manifest.collections[name] ?? 0, 'document')}`);
  }
  for (const [i, name] of manifest.photos.entries()) {
    await using file = await openBackedUp(folder, photoFile(name));
    await photos.put(name, await file.readFile());
    onProgress(`pictures: ${i + 1} of ${manifest.photos.length}`);
  }
  await openEraser({
    ...{ store, photos, erasures, now: () => new Date() },
    log: {
      warn: log,
      error: (_error, line) => log(`${line}. Check that this user may read and write ${erasures}.`),
    },
  });
  await lock.check();
  // When it was read, the backup could not know that it would be whole.
  await lastRuns(store).note({ _id: 'backup', at: manifest.madeAt, counts: null });
  await setVersion(manifest.migrations);
  return manifest;
}

function inUse() {
  return new UnusableBackup(
    'A REST API or an import is using this store. Stop it, then restore. Nothing was restored or removed. ' +
      '(A killed process is ignored after 15 seconds.)',
  );
}

function checkVersion(manifest: Manifest) {
  const newer = manifest.migrations.find((done) => !migrations.some(({ name }) => name === done));
  const known = new Set(['meta', ...collections.map(({ name }) => name)]);
  const unknown = Object.keys(manifest.collections).find((name) => !known.has(name));
  if (newer === undefined && unknown === undefined) return;
  const why = newer === undefined ? `collection "${unknown}"` : `migration "${newer}"`;
  throw new UnusableBackup(
    `The backup was made by a newer version of this program (${why}). Restore it with that version.`,
  );
}

/** Rejects when a file is missing, has changed, is not in the manifest, or is no regular file of the folder. */
async function checkFiles(manifest: Manifest, folder: string, onProgress: (line: string) => void) {
  const paths = [...Object.keys(manifest.collections).map(collectionFile), ...manifest.photos.map(photoFile)];
  for (const [i, path] of paths.entries()) {
    const wanted = manifest.files[path];
    const found = await hashBackedUp(folder, path);
    if (!found || found !== wanted?.sha256) {
      const what = found ? 'has been altered' : 'is missing or unreadable';
      throw new UnusableBackup(
        `The backup is damaged: ${path} ${what}. Nothing was restored. Use another backup.`,
      );
    }
    onProgress(`checked: ${i + 1} of ${paths.length} files`);
  }
}

async function* readLines(folder: string, path: string): AsyncGenerator<Stored & Record<string, unknown>> {
  await using file = await openBackedUp(folder, path);
  for await (const line of file.readLines({ autoClose: false, encoding: 'utf8' })) {
    yield BSON.EJSON.parse(line) as Stored & Record<string, unknown>;
  }
}

async function restoreSecrets(
  documents: AsyncIterable<Stored & Record<string, unknown>>,
  list: ErasureList,
  tokenSecret: TokenSecret,
) {
  for await (const { _id, secret } of documents) {
    if (!(await list.restoreKey({ _id, secret: String(secret) }))) await tokenSecret.replace(String(secret));
  }
}

async function insertAll(store: Store, name: string, documents: AsyncIterable<Stored>) {
  const collection = store.collection(name);
  for await (const batch of inParts(documents, BATCH)) {
    const operations = batch.map(({ _id, ...replacement }) => ({
      replaceOne: { filter: { _id }, replacement, upsert: true },
    }));
    await collection.bulkWrite(operations);
  }
}
