import type { CarIndex } from '../cars/CarIndex.ts';
import type { CarStore } from '../cars/carStore.ts';
import { type AlertFilter, readAlertFilter } from './alertFilter.ts';
import type { MatchingCar } from './alertMails.ts';
import type { SearchAlert } from './searchAlert.ts';

/** Finds the cars that match the filters of alerts, in the index behind the lists of cars. */
export function alertMatches({ cars, index }: { cars: CarStore; index: CarIndex }) {
  /** Those of the ids whose cars match a filter now, in the order of its list. */
  async function matching(filter: string, ids: string[]): Promise<string[]> {
    const offered = offeredBy(readAlertFilter(filter));
    if (!offered) return [];
    const list = await index.list({ filter: { ...offered, ids }, fields: [] });
    const found: string[] = [];
    for await (const part of list.read()) found.push(...part.flatMap(({ _id }) => _id ?? []));
    return found;
  }

  /** Throws if the index has an older state of these cars than the store, as after a failed read: it could miss matches. */
  async function checkListed(ids: string[]) {
    const stored = await cars.byIds(ids, { updatedAt: 1 });
    const list = await index.list({ filter: { ids }, fields: ['updatedAt'] });
    const listed = new Map<string | undefined, string>();
    for await (const part of list.read()) {
      for (const { _id, updatedAt } of part) listed.set(_id, updatedAt ?? '');
    }
    // An unknown time is NaN, which is never less than another.
    const isBehind = ({ _id, updatedAt }: (typeof stored)[number]) =>
      !listed.has(_id) || Date.parse(listed.get(_id) ?? '') < Date.parse(updatedAt ?? '');
    if (stored.some(isBehind)) throw new Error('The lists of cars are out of date');
  }

  /** The cars that an alert has found, as they are now, without sold cars and those that no longer match. */
  async function current({ filter, found }: SearchAlert): Promise<MatchingCar[]> {
    const before = new Map(found.map(({ carId, priceBefore }) => [carId, priceBefore]));
    const listed = await cars.byIds(await matching(filter, [...before.keys()]));
    return listed.map(({ search: { price }, ...car }) => ({
      ...{ car, price },
      priceBefore: before.get(car._id) ?? null,
    }));
  }

  return { matching, checkListed, current };
}

/**
 * The filter of an alert without the cars that it never reports: sold ones, and reserved ones unless it asks for them. Undefined
 * where no other is left.
 */
function offeredBy(filter: AlertFilter): AlertFilter | undefined {
  if (!filter.status) return { ...filter, availableNow: true };
  const status = filter.status.filter((one) => one !== 'sold');
  return status.length > 0 ? { ...filter, status } : undefined;
}
