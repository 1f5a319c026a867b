import { storeFailure } from '../store/open/storeFailure.ts';

/** Sentences for the usual refusals of a file system, by the code of the error. */
const refusals = new Map([
  ['ENOSPC', (place: string) => `The disk of ${place} is full: make room on it.`],
  ['EDQUOT', (place) => `The quota of this user on the disk of ${place} is used up: make room there.`],
  ['EROFS', (place) => `${place} is on a disk that can only be read: name another place.`],
  ['EACCES', (place) => `This user has no right to ${place}: change its rights, or run this as its owner.`],
  ['EPERM', (place) => `This user has no right to ${place}: change its rights, or run this as its owner.`],
  ['ENOTDIR', (place) => `${place} is no folder, or is in none: name another place.`],
  ['EEXIST', (place) => `${place} is there already: name another place.`],
  ['ENOENT', (place) => `${place} does not exist, or cannot be made: name another place.`],
  ['EISDIR', (place) => `${place} is a folder: name a file.`],
]);

/** Why a command has failed, in one sentence for the operator: no stack, and no words of the system. */
export function commandFailure(error: unknown): string {
  const known = storeFailure(error);
  if (known !== undefined) return known;
  const { code = '', path, message } = error as NodeJS.ErrnoException;
  return refusals.get(code)?.(path ?? 'a file') ?? message;
}
