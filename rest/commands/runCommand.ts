import { loadSettings } from '../../platform/processes/loadSettings.ts';
import { ownerOnly } from '../../platform/processes/ownerOnly.ts';
import { readRestConfig, type RestConfig } from '../config.ts';
import { openStore } from '../store/open/openStore.ts';
import type { PhotoStore } from '../photos/photoStore.ts';
import type { Store } from '../store/Collection.ts';
import { storeFailure } from '../store/open/storeFailure.ts';

const noAccess = (place: string) =>
  `This user has no access to ${place}. Change its permissions, or run this as its owner.`;

/** Sentences for the usual refusals of a file system, by the code of the error. */
const refusals = new Map([
  ['ENOSPC', (place: string) => `The disk of ${place} is full. Free some space.`],
  ['EDQUOT', (place) => `The quota of this user on the disk of ${place} is exhausted. Free some space.`],
  ['EROFS', (place) => `${place} is on a read-only disk. Choose another place.`],
  ['EACCES', noAccess],
  ['EPERM', noAccess],
  ['ENOTDIR', (place) => `${place} is not a folder, or not in a folder. Choose another place.`],
  ['EEXIST', (place) => `${place} already exists. Choose another place.`],
  ['ENOENT', (place) => `${place} does not exist or cannot be created. Choose another place.`],
  ['EISDIR', (place) => `${place} is a folder. Choose a file.`],
]);

/**
 * Runs a command. If it rejects, the reason is printed in one sentence, and the process ends with 1. `Refusal`: the errors
 * whose message is such a sentence; `failed`: how the sentence for any other error begins.
 */
export async function runCommand(
  { Refusal, failed }: { Refusal: abstract new (...args: never[]) => Error; failed: string },
  run: () => Promise<void>,
) {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : `${failed} ${commandFailure(error)}`);
    process.exitCode = 1;
  }
}

/** Opens the store of the settings for `use`, and closes it. It is not prepared: see `prepareStore`. */
export async function withStore(
  use: (opened: { store: Store; photos: PhotoStore; config: RestConfig }) => Promise<void>,
) {
  loadSettings();
  const config = readRestConfig(process.env);
  await ownerOnly(config.DATA_DIR, (line) => console.error(line));
  const { store, photos } = await openStore({ mongodbUrl: config.MONGODB_URL, dataDir: config.DATA_DIR });
  try {
    await use({ store, photos, config });
  } finally {
    await store.close();
  }
}

/** Why a command has failed, in one sentence for the operator: no stack, and no words of the system. */
function commandFailure(error: unknown): string {
  const known = storeFailure(error);
  if (known !== undefined) return known;
  const { code = '', path, message } = error as NodeJS.ErrnoException;
  return refusals.get(code)?.(path ?? 'a file') ?? message;
}
