import { MOST_PHOTOS } from '../../rest/photos/photoLimits.ts';
import { newKey } from '../enquiries/newKey.ts';
import type { Photo } from './Photo.ts';
import { savePhotoDrafts } from './photoDrafts.ts';
import { shrinkPhoto } from '../photos/shrinkPhoto.ts';

/** Why a file was not added. */
export interface Refusal {
  reason: 'heic' | 'noPhoto' | 'tooMany';
  name: string;
}

/** The photos with the files that can be added after them, and why other files cannot. */
export function withFiles(photos: readonly Photo[], files: readonly File[]) {
  const all = [...photos];
  const refusals: Refusal[] = [];
  for (const file of files) {
    const reason = reasonAgainst(file) ?? (all.length < MOST_PHOTOS ? undefined : 'tooMany');
    if (reason) refusals.push({ reason, name: file.name });
    else all.push(prepared(file));
  }
  return { photos: all, refusals };
}

/** The photos with one of them moved to another place, counted from 0. */
export function withMoved(photos: readonly Photo[], id: string, to: number): Photo[] {
  const moved = photos.find((photo) => photo.id === id);
  const others = photos.filter((photo) => photo !== moved);
  return moved ? others.toSpliced(to, 0, moved) : others;
}

/** Ids of photos in one text, as a form holds them. */
export const idsOf = (text = '') => text.split(' ').filter(Boolean);

/** Those of `photos` that are named in `ids`, in the order of `ids`. */
export function photosOf(ids: string | undefined, photos: readonly Photo[]): Photo[] {
  return idsOf(ids).flatMap((id) => photos.find((photo) => photo.id === id) ?? []);
}

/** The files to send, in the order of the photos. */
export function filesOf(photos: readonly Photo[]): Promise<File[]> {
  return Promise.all(photos.map(({ file }) => file));
}

/** Files that do not come from the file chooser, such as dropped ones, may be of any kind. */
function reasonAgainst({ name, type }: File): Refusal['reason'] | undefined {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return 'heic';
  const fits = /^image\/(jpeg|png)$/.test(type) || (type === '' && /\.(jpe?g|png)$/i.test(name));
  return fits ? undefined : 'noPhoto';
}

/** A photo whose file is ready only when this device has stored it: a photo that looks ready survives a reload. */
function prepared(file: File): Photo {
  const shrunk = { id: newKey(), name: file.name, file: shrunkInTurn(file) };
  return { ...shrunk, file: savePhotoDrafts([shrunk]).then(() => shrunk.file) };
}

/** Shrinks one photo after the other: a decoded photo takes 50 MB and more. */
let last: Promise<unknown> = Promise.resolve();

function shrunkInTurn(file: File): Promise<File> {
  const mine = last.then(() => shrinkPhoto(file));
  last = mine;
  return mine;
}
