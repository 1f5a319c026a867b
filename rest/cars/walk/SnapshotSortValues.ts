import { LRUCache } from 'lru-cache';
import { Gone } from '../../http/errors.ts';
import type { CarChanges } from '../changes/CarChanges.ts';
import type { StoredChange } from '../changes/carChange.ts';
import { type ChangeCursor, encodeChangeCursor } from '../changes/ChangeCursor.ts';
import { type CarSort, sortedBy } from '../carSorts.ts';
import type { SortValue } from './CarCursor.ts';

/** How many walks are cached, and how many cars may move during one. */
const [WALKS, MAX_MOVED] = [50, 10_000];
/** How many changes are read at once. */
const PART = 1_000;

type Column = (typeof sortedBy)[CarSort];
type Values = Partial<Record<Column, SortValue>>;

interface Walk {
  /** The place up to which its changes were read. */
  upTo: ChangeCursor;
  /** The values by which cars were sorted at its beginning, if they have changed. */
  values: Map<string, Values>;
}

/**
 * The sort values of cars as they were when a walk began: its snapshot. A car that has moved since then keeps its old place
 * in that walk, so that the walk meets it exactly once.
 */
export class SnapshotSortValues {
  private readonly changes: CarChanges;
  private readonly walks = new LRUCache<string, Walk>({ max: WALKS });

  constructor(changes: CarChanges) {
    this.changes = changes;
  }

  /**
   * The former values of the cars that have moved in an order since a place in the feed, running writes included: all that
   * could be read before this call are told. It takes one round trip, seldom two. Rejects with `Gone` when the values are no
   * longer known, or too many.
   */
  async since(place: ChangeCursor, sort: CarSort): Promise<Map<string, SortValue>> {
    const [{ writes, told }, read] = await Promise.all([this.changes.underWay(), this.walkSince(place)]);
    // A write whose entry was added after one read, and whose mark was removed before the other, is in neither.
    const walk = read.upTo.number < told ? await this.walkSince(place) : read;
    const moved = movedIn(walk, sort);
    const column = sortedBy[sort];
    const isMove = (change: StoredChange) =>
      formerValues(change)[column] !== undefined && !moved.has(change.carId);
    // A write is marked a little longer than its changes are told: those that the walk began behind are no moves.
    const moving = writes.filter(({ changes }) => changes.some(isMove));
    for (const change of await this.changes.notBefore(place, moving)) {
      if (isMove(change)) moved.set(change.carId, formerValues(change)[column] ?? null);
    }
    return moved;
  }

  /** Those of them that this process knows already. */
  known(place: ChangeCursor, sort: CarSort): Map<string, SortValue> {
    return movedIn(this.walks.get(encodeChangeCursor(place)), sort);
  }

  private async walkSince(place: ChangeCursor): Promise<Walk> {
    const key = encodeChangeCursor(place);
    const known = this.walks.get(key);
    const values = known?.values ?? new Map<string, Values>();
    let upTo = known?.upTo ?? place;
    for (;;) {
      const changes = await this.changes.behind(upTo, PART);
      for (const change of changes) {
        values.set(change.carId, { ...formerValues(change), ...values.get(change.carId) });
      }
      upTo = changes.at(-1)?.place ?? upTo;
      if (values.size > MAX_MOVED) {
        throw new Gone('Too much has changed since the first page was read. Start again.');
      }
      if (changes.length < PART) break;
    }
    // Several parts of a walk may be read at once: each knows up to where it has read itself.
    const walk = { upTo, values };
    this.walks.set(key, walk);
    return walk;
  }
}

/** The former values of the cars that have moved in an order. */
function movedIn(walk: Walk | undefined, sort: CarSort): Map<string, SortValue> {
  const moved = new Map<string, SortValue>();
  for (const [id, former] of walk?.values ?? []) {
    const value = former[sortedBy[sort]];
    if (value !== undefined) moved.set(id, value);
  }
  return moved;
}

/** The former values of a change; a car that came or left has none. */
function formerValues({ changedFields, price, priceBefore, before }: StoredChange): Values {
  const hadAnotherPrice = changedFields.length > 0 && price !== priceBefore;
  return { ...(hadAnotherPrice && { price: priceBefore }), ...before };
}
