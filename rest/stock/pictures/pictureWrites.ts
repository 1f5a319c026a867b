import { isDeepStrictEqual } from 'node:util';
import type { Action } from '../../admin/audit/auditLog.ts';
import type { CarPicture } from '../../cars/car.ts';
import { Gone, NotFound, Stale } from '../../http/errors.ts';
import { isShown, type PhotoStore, STOCK_PHOTO } from '../../photos/photoStore.ts';
import { rotatePhoto, type Turn } from '../../photos/rotatePhoto.ts';
import { stableId } from '../../store/stableId.ts';
import {
  arranged,
  type WantedPicture,
  withImages,
  withPath,
  withRemoved,
  withRestored,
} from './arrangement.ts';
import { has, picturesIn, wrongPicture } from './picturesIn.ts';
import type { EditPictures, PictureHome, PicturesNow } from './PictureHome.ts';

/**
 * How long a removed picture can be put back, ms. Its file is there for longer: `UnusedPictures` removes one that two sweeps have
 * found unused, and they are an hour apart.
 */
const TIME_TO_RESTORE = 30 * 60 * 1000;

/** A record after a write, and what it has changed for the audit log; without, nothing was written. */
export interface WrittenPictures<Answer> {
  record: Answer;
  fields?: Action['fields'];
}

export type PictureWrites<Answer extends object> = ReturnType<typeof pictureWrites<Answer>>;

/**
 * What the staff does with pictures that a record has. Every method rejects with `NotFound` for an unknown record,
 * and with `Stale` where somebody has arranged the pictures since, or the record is closed; a picture that was
 * added meanwhile, or another field that was changed, is no reason.
 */
export function pictureWrites<Answer extends object>({
  home,
  photos,
  now,
}: {
  home: PictureHome<Answer>;
  photos: PhotoStore;
  now: () => Date;
}) {
  async function stale(id: string, isOpen: boolean): Promise<Stale> {
    const record = await home.read(id);
    const message = isOpen
      ? 'Somebody has arranged these pictures meanwhile. Look at them, and try again.'
      : home.closed;
    return new Stale({ message, changed: [], current: record });
  }

  /** Arranges the pictures as of a revision; `edit` gives undefined where that is not possible any more. */
  async function arrange(id: string, revision: number, edit: EditPictures): Promise<WrittenPictures<Answer>> {
    const outcome: { before?: PicturesNow; after?: readonly CarPicture[] } = {};
    const isOpen = await home.change(id, (pictures) => {
      Object.assign(outcome, { before: undefined, after: undefined });
      const edited = isAsRead(pictures, revision) ? edit(pictures) : undefined;
      if (!edited) return undefined;
      Object.assign(outcome, { before: pictures, after: edited.images });
      // Whoever leaves the pictures as they are has seen what the file has.
      const isSame = isDeepStrictEqual(edited.images, pictures.images) && !pictures.sheet?.differs;
      return isSame ? undefined : edited;
    });
    const { before, after } = outcome;
    if (!before || !after) throw await stale(id, isOpen);
    const record = await home.read(id);
    const isSame = isDeepStrictEqual(after, before.images);
    return { record, ...(!isSame && { fields: told(before.images, after) }) };
  }

  /** One of the pictures as of a revision. Rejects with `NotFound` where it is none of them. */
  async function pictureOf(id: string, revision: number, pictureId: string): Promise<CarPicture> {
    const pictures = await picturesIn(home, id);
    if (!pictures || !isAsRead(pictures, revision)) throw await stale(id, pictures !== undefined);
    const picture = pictures.images.find(({ _id }) => _id === pictureId);
    if (!picture) throw new NotFound('This picture does not exist.');
    return picture;
  }

  return {
    /** Puts the pictures in this order, with these groups and descriptions. */
    arrange: (id: string, revision: number, wanted: readonly WantedPicture[]) =>
      arrange(id, revision, (pictures) => arranged(pictures, wanted)),

    /** Turns a picture to the right. Rejects with `InvalidInput` for one that is not stored here. */
    async rotate(id: string, revision: number, pictureId: string, turn: Turn) {
      const { path } = await pictureOf(id, revision, pictureId);
      const photo = await storedPhoto(photos, path);
      if (!photo) throw wrongPicture('This picture is kept elsewhere, and cannot be turned here.');
      const clean = await rotatePhoto(photo.stream, turn);
      // Another name: what stands at the address of a picture never changes.
      const file = `${STOCK_PHOTO}${stableId('rotated photo', `${path} ${turn}`)}.jpg`;
      await photos.put(file, clean);
      return arrange(id, revision, (pictures) =>
        pictures.images.some((each) => each._id === pictureId && each.path === path)
          ? withPath(pictures, pictureId, `photos/${file}`)
          : undefined,
      );
    },

    /** Removes a picture. */
    async remove(id: string, revision: number, pictureId: string) {
      await pictureOf(id, revision, pictureId);
      const at = now().toISOString();
      return arrange(id, revision, (pictures) =>
        has(pictures, pictureId) ? withRemoved(pictures, pictureId, at) : undefined,
      );
    },

    /** Puts a picture back that was removed. Rejects with `Gone` where that was too long ago. */
    async restore(id: string, revision: number, pictureId: string) {
      const pictures = await picturesIn(home, id);
      if (!pictures) throw await stale(id, false);
      if (has(pictures, pictureId)) return { record: await home.read(id) };
      const after = new Date(now().getTime() - TIME_TO_RESTORE).toISOString();
      if (!withRestored(pictures, pictureId, after)) {
        throw new Gone('This picture was removed too long ago. Add it again.');
      }
      return arrange(id, revision, (latest) => withRestored(latest, pictureId, after));
    },

    /** Lets the pictures of the file count again, where somebody has changed those of the record. */
    useSheet: (id: string, revision: number) =>
      arrange(id, revision, (pictures) => withImages(pictures, pictures.sheet?.images ?? pictures.images)),
  };
}

/** Whether nobody has arranged the pictures since a revision. */
function isAsRead({ pictureHistory, revision: latest }: PicturesNow, revision: number): boolean {
  return revision <= latest && (pictureHistory?.arrangedAt ?? 0) <= revision;
}

/** A picture that is stored here and may be shown. */
async function storedPhoto(photos: PhotoStore, path: string) {
  const name = /^\/?photos\/([^/]+)$/.exec(path)?.[1] ?? '';
  return isShown(name) ? photos.get(name) : undefined;
}

/** What an arrangement has changed, as the audit log tells it: what is gone or new, else the order of the files. */
function told(before: readonly CarPicture[], after: readonly CarPicture[]): Action['fields'] {
  const namesOf = (pictures: readonly CarPicture[], others: readonly CarPicture[]) =>
    pictures
      .filter(({ _id, path }) => !others.some((other) => other._id === _id && other.path === path))
      .map(({ filename }) => filename)
      .join(', ') || null;
  const [gone, added] = [namesOf(before, after), namesOf(after, before)];
  if (gone !== null || added !== null) return [{ name: 'pictures', before: gone, after: added }];
  return [{ name: 'pictures', before: namesOf(before, []), after: namesOf(after, []) }];
}
