import { LRUCache } from 'lru-cache';
import { Gone } from '../../errors.ts';
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
 * The values by which cars were sorted when a walk began. A car that has moved since then keeps its old place in that walk, so
 * that the walk meets it exactly once.
 */
export class FormerValues {
  private readonly changes: CarChanges;
  private readonly walks = new LRUCache<string, Walk>({ max: WALKS });

  constructor(changes: CarChanges) {
    this.changes = changes;
  }

  /**
   * The former values of the cars that have moved in an order since a place in the feed, running writes included. Rejects
   * with `Gone` when they are no longer known, or too many.
   */
  async since(place: ChangeCursor, sort: CarSort): Promise<Map<string, SortValue>> {
    // A write is marked as pending before it is made, and its change is in the feed before the mark is removed.
    const underWay = await this.changes.underWay();
    const moved = movedIn(await this.walkSince(place), sort);
    const column = sortedBy[sort];
    for (const change of underWay) {
      const value = formerValues(change)[column];
      if (value !== undefined && !moved.has(change.carId)) moved.set(change.carId, value);
    }
    return moved;
  }

  /** Those of them that this process knows already. */
  known(place: ChangeCursor, sort: CarSort): Map<string, SortValue> {
    return movedIn(this.walks.get(encodeChangeCursor(place)), sort);
  }

  private async walkSince(place: ChangeCursor): Promise<Walk> {
    const key = encodeChangeCursor(place);
    const walk = this.walks.get(key) ?? { upTo: place, values: new Map<string, Values>() };
    for (;;) {
      const changes = await this.changes.behind(walk.upTo, PART);
      for (const change of changes) {
        walk.values.set(change.carId, { ...formerValues(change), ...walk.values.get(change.carId) });
      }
      walk.upTo = changes.at(-1)?.place ?? walk.upTo;
      if (walk.values.size > MAX_MOVED) {
        throw new Gone('Too much has changed since this walk through the stock began. Begin again.');
      }
      if (changes.length < PART) break;
    }
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
