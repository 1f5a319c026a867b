import { createHash } from 'node:crypto';
import { BadRequest, Conflict } from '../../http/errors.ts';
import { groupOfName } from '../../inventory/pictures/groupOfName.ts';
import { MOST_PICTURES } from '../../photos/photoLimits.ts';
import { type PhotoStore, STOCK_PHOTO } from '../../photos/photoStore.ts';
import { cleanPicture } from '../../photos/receivePictures.ts';
import { stableId } from '../../store/stableId.ts';
import { type SentPlace, withAdded } from './arrangement.ts';
import type { PictureHome, PicturesNow } from './PictureHome.ts';
import { has, picturesIn, wrongPicture } from './picturesIn.ts';
import type { WrittenPictures } from './pictureWrites.ts';

/** A picture as it was sent. */
export interface SentPicture extends SentPlace {
  /** The digest by which its sender names it, SHA-256 in hex. */
  sha256: string;
  bytes: Buffer;
  /** The name of its file, with its folders where they are known. */
  name: string;
}

export type AddPicture<Answer> = ReturnType<typeof pictureAdder<Answer>>;

/** Returns the function that adds a picture to a record; several at once may add others. */
export function pictureAdder<Answer>(home: PictureHome<Answer>, photos: Pick<PhotoStore, 'put'>) {
  /** The error for a record that can be read at most. Rejects with `NotFound` for an unknown one. */
  async function closed(id: string): Promise<Conflict> {
    await home.read(id);
    return new Conflict(home.closed);
  }

  /**
   * Adds a picture, cleaned. One that is there already is not added again. Rejects with `InvalidInput` for what is no photo, or is
   * one too many, with `BadRequest` where the bytes are not those that were named, with `Conflict` where the record is closed.
   */
  return async function add(
    id: string,
    { sha256, bytes, name, ...place }: SentPicture,
  ): Promise<WrittenPictures<Answer>> {
    const pictures = await picturesIn(home, id);
    if (!pictures) throw await closed(id);
    const _id = stableId('photo', `${pictures.firstId} ${sha256}`);
    if (has(pictures, _id)) return { record: await home.read(id) };
    checkCount(pictures);
    if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
      throw new BadRequest('The picture has not arrived as it was sent. Send it again.');
    }
    const fileName = baseName(name);
    const clean = await cleanPicture(bytes, fileName);
    const file = `${STOCK_PHOTO}${_id}.jpg`;
    await photos.put(file, clean);
    const group = groupOfName(name);
    const picture = { _id, path: `photos/${file}`, filename: fileName, ...(group && { group }) };
    const outcome = { isAdded: false };
    const isOpen = await home.change(id, (latest) => {
      outcome.isAdded = !has(latest, _id);
      if (!outcome.isAdded) return undefined;
      checkCount(latest);
      return withAdded(latest, picture, place);
    });
    if (!isOpen) throw await closed(id);
    const record = await home.read(id);
    if (!outcome.isAdded) return { record };
    return { record, fields: [{ name: 'pictures', before: null, after: fileName }] };
  };
}

function checkCount({ images }: PicturesNow) {
  if (images.length < MOST_PICTURES) return;
  throw wrongPicture(`A car may have at most ${MOST_PICTURES} pictures. Remove some of its own first.`);
}

function baseName(name: string): string {
  return name.split(/[/\\]/).at(-1) || 'picture.jpg';
}
