import type { CarPicture } from '../../cars/car.ts';
import type { PictureHistory } from '../../cars/storedCar.ts';
import type { PicturesNow, RecordPictures } from './PictureHome.ts';

/** Where a picture belongs among those that were sent together, which `batch` names. */
export interface SentPlace {
  batch: string;
  place: number;
}

/** How somebody wants a picture to be shown. */
export interface WantedPicture {
  id: string;
  group: CarPicture['group'];
  description: CarPicture['description'];
}

/** How many removed pictures are remembered. */
const MOST_REMOVED = 40;

/**
 * The pictures with another one: before those that were sent with it and belong behind it, else at the end. So pictures that are sent
 * at the same time stand in the order of their files, whichever arrives first.
 */
export function withAdded(now: PicturesNow, picture: CarPicture, own: SentPlace): RecordPictures {
  const { images, pictureHistory: history = {} } = now;
  const sent = new Map(Object.entries(history.sent ?? {}));
  const next = images.findIndex(({ _id }) => {
    const other = sent.get(_id);
    return other?.batch === own.batch && other.place > own.place;
  });
  const added = images.toSpliced(next === -1 ? images.length : next, 0, picture);
  // The places of pictures that are gone help nobody.
  const places = added.flatMap(({ _id }) => {
    const known = _id === picture._id ? own : sent.get(_id);
    return known ? [[_id, known] as const] : [];
  });
  return { images: added, pictureHistory: { ...history, sent: Object.fromEntries(places) } };
}

/**
 * The pictures in this order. One that whoever arranged them did not know was added meanwhile, and stays at the end. Undefined
 * where a wanted one is gone.
 */
export function arranged(now: PicturesNow, wanted: readonly WantedPicture[]): RecordPictures | undefined {
  const left = new Map(now.images.map((picture) => [picture._id, picture]));
  const inOrder: CarPicture[] = [];
  for (const { id, group, description } of wanted) {
    const picture = left.get(id);
    if (!picture) return undefined;
    left.delete(id);
    inOrder.push(shownAs(picture, { group, description }));
  }
  return withImages(now, [...inOrder, ...left.values()]);
}

/** The pictures with one of them under another path. */
export function withPath(now: PicturesNow, id: string, path: string): RecordPictures {
  return withImages(
    now,
    now.images.map((picture) => (picture._id === id ? { ...picture, path } : picture)),
  );
}

/** The pictures without one of them, which is remembered. */
export function withRemoved(now: PicturesNow, id: string, at: string): RecordPictures {
  const place = now.images.findIndex(({ _id }) => _id === id);
  const picture = now.images[place];
  if (!picture) return now;
  const removed = [...(now.pictureHistory?.removed ?? []), { picture, place, at }].slice(-MOST_REMOVED);
  return withImages(now, now.images.toSpliced(place, 1), { removed });
}

/** The pictures with one that was removed, where it was; undefined where no such one is remembered since `after`. */
export function withRestored(now: PicturesNow, id: string, after: string): RecordPictures | undefined {
  const all = now.pictureHistory?.removed ?? [];
  const found = all.findLast(({ picture, at }) => picture._id === id && at > after);
  if (!found) return undefined;
  const removed = all.filter((each) => each !== found);
  return withImages(now, now.images.toSpliced(found.place, 0, found.picture), { removed });
}

/**
 * Other pictures, or the same in another order. The places in which they were sent mean nothing any more: what arrives later stays behind
 * those that were arranged.
 */
export function withImages(
  now: PicturesNow,
  images: readonly CarPicture[],
  history: PictureHistory = {},
): RecordPictures {
  const { sent: _sent, ...known } = now.pictureHistory ?? {};
  return { images, pictureHistory: { ...known, ...history, arrangedAt: now.revision + 1 } };
}

/** A picture has no key for what nobody has said of it, as imported ones have none. */
function shownAs(
  { group: _group, description: _description, ...picture }: CarPicture,
  { group, description }: Omit<WantedPicture, 'id'>,
): CarPicture {
  return { ...picture, ...(description && { description }), ...(group && { group }) };
}
