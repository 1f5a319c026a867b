import type { Filter } from 'mongodb';
import { randomUUID } from 'node:crypto';
import type { Collection, Stored } from '../../store/Collection.ts';
import { isDuplicateKey } from '../../store/mongodb/isDuplicateKey.ts';
import { asRead, revisionIn } from '../../store/revised.ts';
import { carName } from '../carName.ts';
import { type StoredCar, toStored } from '../storedCar.ts';
import type { WithdrawnCar } from '../WithdrawnCar.ts';
import type { CarChanges } from './CarChanges.ts';
import type { StoredChange } from './carChange.ts';
import { changeOf } from './changeOf.ts';
import { formerPrices } from './formerPrices.ts';
import { untilWritten } from './untilWritten.ts';

/** A car as a caller wants it. What only the store adds is not among it. */
export type NewCar = Omit<StoredCar, 'search' | 'revision' | 'write' | 'changedBy'>;

/** What the store has of a car: it is listed, was withdrawn, or is unknown. */
export interface CarNow {
  id: string;
  listed?: StoredCar;
  /** Only where the car is not listed. */
  withdrawn?: StoredCar;
  /** Whether a person has withdrawn it. */
  isWithdrawnByHand?: boolean;
}

/** What a change makes of a car as it is now; undefined if it leaves the car. */
export type EditCar = (now: CarNow) => NewCar | undefined;

/** How cars are withdrawn. */
export interface Withdrawal {
  /** Whether a person does it: then no file lists them again. */
  byHand?: boolean;
  /** Whether to withdraw a car as it is now; every car when left out. */
  when?: (car: StoredCar) => boolean;
}

/** What a car becomes. */
interface PlannedCar extends CarNow {
  car: StoredCar;
}

interface Parts {
  cars: Collection<StoredCar>;
  withdrawn: Collection<WithdrawnCar>;
  changes: CarChanges;
  now: () => Date;
}

/**
 * Writes cars and records their changes in the feed. Each write is a compare-and-set of the revision that was read: a car
 * that somebody else has written meanwhile is read and changed again, alone.
 */
export function carWrites({ cars, withdrawn, changes, now }: Parts) {
  /** The cars as they are now, in the order of `ids`. */
  async function current(ids: readonly string[]): Promise<CarNow[]> {
    const listed = await readByIds(cars, ids);
    const gone = await readByIds(
      withdrawn,
      ids.filter((id) => !listed.has(id)),
    );
    return ids.map((id) => {
      const { car, byHand } = gone.get(id) ?? {};
      return { id, listed: listed.get(id), withdrawn: car, isWithdrawnByHand: byHand };
    });
  }

  /** Writes what `edit` makes of the cars; returns the ids of those that somebody else has written meanwhile. */
  async function changeOnce(ids: readonly string[], edit: EditCar): Promise<string[]> {
    const write = { write: randomUUID(), at: now().toISOString() };
    const told: StoredChange[] = [];
    const planned: PlannedCar[] = [];
    for (const state of await current(ids)) {
      const wanted = edit(state);
      if (!wanted) continue;
      const { car, change } = planCar(state, wanted, write);
      planned.push({ ...state, car });
      if (change) told.push(change);
    }
    if (planned.length === 0) return [];
    const lost = await changes.record({ ...write, changes: told }, async () => {
      const forestalled = await writeCars(planned, write.write);
      const relisted = planned.flatMap(({ id, withdrawn: gone }) =>
        gone && !forestalled.has(id) ? [asRemembered({ _id: id, car: gone })] : [],
      );
      // Another process may have withdrawn the car again: what it remembers of it stays.
      if (relisted.length > 0) {
        await withdrawn.bulkWrite(relisted.map((filter) => ({ deleteOne: { filter } })));
      }
      return forestalled;
    });
    return [...lost];
  }

  /** Replaces listed cars and adds the others; returns the ids of the cars that were not as they were read. */
  async function writeCars(planned: PlannedCar[], write: string): Promise<ReadonlySet<string>> {
    const operations = planned.map(({ listed, car }) =>
      listed
        ? { replaceOne: { filter: asRead<StoredCar>(listed), replacement: car } }
        : { insertOne: { document: car } },
    );
    const written = await cars.bulkWrite(operations).catch((error: unknown) => {
      if (isDuplicateKey(error)) return { matchedCount: 0, insertedCount: 0 };
      throw error;
    });
    if (written.matchedCount + written.insertedCount === planned.length) return new Set();
    const ids = planned.map(({ id }) => id);
    const found = await cars.find({ _id: { $in: ids } }, { projection: { write: 1 } }).toArray();
    const own = new Set(found.filter((car) => car.write === write).map(({ _id }) => _id));
    return new Set(ids.filter((id) => !own.has(id)));
  }

  /** Moves cars to the withdrawn ones; returns the ids of those that somebody else has written meanwhile. */
  async function withdrawOnce(
    ids: readonly string[],
    { byHand, when = () => true }: Withdrawal,
  ): Promise<string[]> {
    // Read before the cars, so that whatever another process remembers of a newer state of them is found out.
    const known = await readByIds(withdrawn, ids);
    const listed = await readByIds(cars, ids);
    const leaving = ids.flatMap((id) => listed.get(id) ?? []).filter(when);
    if (leaving.length === 0) return [];
    const at = now().toISOString();
    const told = leaving.flatMap((car) => changeOf(car, undefined) ?? []);
    const lost = await changes.record({ write: randomUUID(), at, changes: told }, async () => {
      const gone = { withdrawnAt: at, ...(byHand && { byHand }) };
      const remembered = leaving.map((car) => ({ _id: car._id, title: carName(car), ...gone, car }));
      if (!(await remember(remembered, known))) return new Set(listed.keys());
      const { deletedCount } = await cars.bulkWrite(
        leaving.map((car) => ({ deleteOne: { filter: asRead<StoredCar>(car) } })),
      );
      if (deletedCount === leaving.length) return new Set<string>();
      return new Set((await readByIds(cars, [...listed.keys()])).keys());
    });
    return [...lost];
  }

  /** Stores cars as withdrawn; false if others have stored one of them so since `known` was read. */
  async function remember(list: WithdrawnCar[], known: ReadonlyMap<string, WithdrawnCar>): Promise<boolean> {
    const operations = list.map((document) => {
      // A process that ended before it could remove the car from the listed ones has left it.
      const old = known.get(document._id);
      if (!old) return { insertOne: { document } };
      return { replaceOne: { filter: asRemembered(old), replacement: document } };
    });
    try {
      const { insertedCount, matchedCount } = await withdrawn.bulkWrite(operations);
      return insertedCount + matchedCount === list.length;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  return {
    current,
    /** Changes cars as they are now, all with one command. Rejects with the errors of `edit`. */
    change: (ids: readonly string[], edit: EditCar) => untilWritten(ids, (left) => changeOnce(left, edit)),
    /** Moves cars from the stock to the withdrawn cars. If the process ends in between, a car is still listed. */
    withdraw: (ids: readonly string[], choice: Withdrawal = {}) =>
      untilWritten(ids, (left) => withdrawOnce(left, choice)),
  };
}

/** The car to store, and its change for the feed; no change if it is as it was. */
function planCar(
  { listed, withdrawn }: CarNow,
  wanted: NewCar,
  { write, at }: { write: string; at: string },
) {
  const before = listed ?? withdrawn;
  const revision = before ? revisionIn(before) + 1 : 1;
  const car = toStored({ ...wanted, updatedAt: at, revision, write });
  const priceHistory = formerPrices(listed, car.search.price, at);
  if (priceHistory) car.priceHistory = priceHistory;
  const change = changeOf(listed, car, withdrawn !== undefined);
  // If nothing about the car has changed, its `updatedAt` stays.
  if (listed && !change) car.updatedAt = listed.updatedAt ?? at;
  // And so does the write that has changed it: its process may have ended before it could tell of it.
  const changedBy = change ? write : (listed?.changedBy ?? listed?.write);
  if (changedBy) car.changedBy = changedBy;
  return { car, change };
}

/** The filter that finds a withdrawn car only as it was read. */
function asRemembered({ _id, car }: Pick<WithdrawnCar, '_id' | 'car'>): Filter<WithdrawnCar> {
  return { _id, 'car.revision': car.revision ?? null };
}

async function readByIds<T extends Stored>(
  collection: Collection<T>,
  ids: readonly string[],
): Promise<Map<string, T>> {
  if (ids.length === 0) return new Map();
  // The type of a filter cannot tell that the ids of a generic document are strings.
  const found = await collection.find({ _id: { $in: [...ids] } } as Filter<T>).toArray();
  return new Map(found.map((document) => [document._id, document]));
}
