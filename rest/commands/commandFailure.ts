import { storeFailure } from '../store/open/storeFailure.ts';

/** Sentences for the usual refusals of a file system, by the code of the error. */
const refusals = new Map([
  ['ENOSPC', (place: string) => `The disk of ${place} is full. Free some space.`],
  ['EDQUOT', (place) => `The quota of this user on the disk of ${place} is exhausted. Free some space.`],
  ['EROFS', (place) => `${place} is on a read-only disk. Choose another place.`],
  [
    'EACCES',
    (place) => `This user has no access to ${place}. Change its permissions, or run this as its owner.`,
  ],
  [
    'EPERM',
    (place) => `This user has no access to ${place}. Change its permissions, or run this as its owner.`,
  ],
  ['ENOTDIR', (place) => `${place} is not a folder, or not in a folder. Choose another place.`],
  ['EEXIST', (place) => `${place} already exists. Choose another place.`],
  ['ENOENT', (place) => `${place} does not exist or cannot be created. Choose another place.`],
  ['EISDIR', (place) => `${place} is a folder. Choose a file.`],
]);

/** Why a command has failed, in one sentence for the operator: no stack, and no words of the system. */
export function commandFailure(error: unknown): string {
  const known = storeFailure(error);
  if (known !== undefined) return known;
  const { code = '', path, message } = error as NodeJS.ErrnoException;
  return refusals.get(code)?.(path ?? 'a file') ?? message;
}
