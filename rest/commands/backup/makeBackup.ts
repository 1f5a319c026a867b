import { BSON } from 'mongodb';
import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../../platform/processes/makeFolder.ts';
import { counted } from '../../../text/counted.ts';
import type { StoredSecret, TokenSecret } from '../../admin/tokenSecret.ts';
import { collections } from '../../store/open/collections.ts';
import { picturesOfCar } from '../../cars/picturesOfCar.ts';
import type { WithdrawnCar } from '../../cars/WithdrawnCar.ts';
import type { Enquiry } from '../../enquiries/enquiry.ts';
import { photosOf } from '../../enquiries/photosOf.ts';
import { lastRuns } from '../../lastRuns/lastRuns.ts';
import { erasureList } from '../../persons/erasures/erasureList.ts';
import { migrations } from '../../store/open/migrations.ts';
import { photoName, type PhotoStore } from '../../photos/photoStore.ts';
import type { Store, Stored } from '../../store/Collection.ts';
import { pendingMigrations } from '../../store/migrate.ts';
import { STORE_VERSION, type StoreVersion } from '../../store/StoreVersion.ts';
import { collectionFile, MANIFEST, type Manifest, photoFile } from './Manifest.ts';
import { UnusableBackup } from './UnusableBackup.ts';
import { writeHashed } from './writeHashed.ts';

interface Parts {
  store: Store;
  photos: PhotoStore;
  tokenSecret: TokenSecret;
  folder: string;
  onProgress: (line: string) => void;
  /** Gets a line when pictures are missing. */
  log: (line: string) => void;
}

/**
 * Copies everything that is stored into `folder`, which must be empty or missing. Others may go on writing; every write
 * that was acknowledged before is in the backup. The documents are read as they are at one moment, if the engine can do
 * that. The pictures are read after them, so that none is missing that a document names: those that nothing names any more
 * stay for an hour. Rejects with `UnusableBackup`. A backup that fails leaves the folder empty.
 */
export async function makeBackup(parts: Parts): Promise<Manifest> {
  const { store, folder } = parts;
  await checkFilled(store);
  await checkEmpty(folder);
  try {
    const manifest = await copyAll(parts);
    await noteRun(manifest, parts);
    return manifest;
  } catch (error) {
    for (const name of ['snapshot', 'collections', 'photos', MANIFEST]) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
    throw error;
  }
}

/** Notes when it was made. Where that cannot be stored, as on a full disk, the backup is whole all the same. */
async function noteRun({ madeAt }: Manifest, { store, log }: Parts) {
  await lastRuns(store)
    .note({ _id: 'backup', at: madeAt, counts: null })
    .catch(() =>
      log('The backup is complete, but the back office cannot say so: its time could not be stored.'),
    );
}

async function copyAll({ store, photos, tokenSecret, folder, onProgress, log }: Parts): Promise<Manifest> {
  for (const name of ['', 'collections', 'photos']) await makeFolder(join(folder, name), 0o700);
  const manifest: Manifest = {
    ...{ format: 1, madeAt: new Date().toISOString(), migrations: [] },
    ...{ collections: {}, photos: [], files: {} },
  };
  const named = new Set<string>();
  const snapshot = await store.snapshot(join(folder, 'snapshot'));
  try {
    for (const name of names) {
      const path = collectionFile(name);
      const lines = countedLines(snapshot.documents(name), manifest, name, named);
      manifest.files[path] = await writeHashed(join(folder, path), lines);
      onProgress(`${name}: ${counted(manifest.collections[name] ?? 0, 'document')}`);
    }
  } finally {
    await snapshot.close();
  }
  pendingMigrations(manifest, migrations);
  await addSecrets(manifest, folder, [
    ...secretOf(await tokenSecret.read()),
    ...(await erasureList(store).keys()),
  ]);

  const all = (await photos.list('', new Date(Date.now() + 60_000))).filter((name) => photoName.test(name));
  for (const name of all) {
    const photo = await photos.get(name);
    // It was removed meanwhile.
    if (!photo) continue;
    const path = photoFile(name);
    manifest.files[path] = await writeHashed(join(folder, path), photo.stream);
    manifest.photos.push(name);
    onProgress(`pictures: ${manifest.photos.length} of ${all.length}`);
    named.delete(name);
  }
  if (named.size > 0) log(missing([...named]));
  await writeHashed(join(folder, MANIFEST), [`${JSON.stringify(manifest, null, 2)}\n`]);
  await syncFolder(folder);
  return manifest;
}

/**
 * Not copied as they are: the secrets are the same for either engine, and no backup opens a session that has ended. A restored store
 * is a new one for retention: owners have a week to see what is due.
 */
const leftOut = new Set(['secrets', 'adminSessions', 'retentionRuns']);

/**
 * The collections in the order in which they are read. Mails come last: on an engine without snapshots, a mail that is
 * moved to the outbox meanwhile is then in both places (and will be added only once) instead of in none.
 */
const names = ['meta', ...collections.map(({ name }) => name)]
  .filter((name) => !leftOut.has(name))
  .toSorted((a, b) => Number(a === 'outbox') - Number(b === 'outbox'));

/** A wrong setting may name an empty store: a backup of nothing would pass for a real one. */
async function checkFilled(store: Store) {
  for (const name of names) if ((await store.collection(name).countDocuments({})) > 0) return;
  throw new UnusableBackup('The store is empty: there is nothing to back up. Check DATA_DIR or MONGODB_URL.');
}

async function checkEmpty(folder: string) {
  const inside = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new UnusableBackup(`A backup cannot be made in ${folder}: it is not a readable folder.`);
  });
  if (inside.length > 0)
    throw new UnusableBackup(`${folder} is not empty. Name a new folder for the backup.`);
}

/** What the operator is told about pictures that the store does not have, though cars or offers name them. */
function missing(names: string[]): string {
  return (
    `Pictures of cars or offers are missing from the store and this backup: ${names.length}, such as ${names[0]}. ` +
    'Importing the same pictures again restores those of cars.'
  );
}

/**
 * Yields the documents as lines. Counts them, adds the pictures that they name to `named`, and copies the store's version
 * into the manifest.
 */
async function* countedLines(
  documents: AsyncIterable<Stored>,
  manifest: Manifest,
  name: string,
  named: Set<string>,
) {
  manifest.collections[name] = 0;
  for await (const document of documents) {
    manifest.collections[name] += 1;
    if (name === 'meta' && document._id === STORE_VERSION) {
      manifest.migrations = [...(document as StoreVersion).migrations];
    }
    for (const picture of picturesOf(name, document)) named.add(picture);
    yield `${BSON.EJSON.stringify(document)}\n`;
  }
}

/** The names of the pictures of a car or a draft, or of the photos of an offer, in a document of `collection`; otherwise none. */
function picturesOf(collection: string, document: Stored): string[] {
  // The pictures of a draft stand where those of a car do.
  if (collection === 'cars' || collection === 'carDrafts') return picturesOfCar(document);
  if (collection === 'withdrawnCars') return picturesOfCar((document as Partial<WithdrawnCar>).car ?? {});
  const { details = {} } = document as Partial<Enquiry>;
  return collection === 'enquiries' ? photosOf({ details }) : [];
}

/** The secret of tokens of either engine as a document of the collection `secrets`, as it is in MongoDB. */
function secretOf(secret: string | undefined): StoredSecret[] {
  return secret === undefined ? [] : [{ _id: 'adminTokens', secret }];
}

async function addSecrets(manifest: Manifest, folder: string, secrets: readonly StoredSecret[]) {
  const path = collectionFile('secrets');
  manifest.collections.secrets = secrets.length;
  const lines = secrets.map((secret) => `${BSON.EJSON.stringify(secret)}\n`);
  manifest.files[path] = await writeHashed(join(folder, path), lines);
}

async function syncFolder(folder: string) {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
