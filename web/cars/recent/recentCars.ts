import { persistedList } from '../../data/persistedList.ts';

/** How many cars are remembered. */
const MOST = 8;

const recent = persistedList('recentCars', (value): value is string => typeof value === 'string');

/** Ids of the cars that this device has opened last, the latest first. Empty while the page is rendered on the server. */
export const useRecentCars = recent.useEntries;

/** Stores that a car has been opened. */
export function rememberCar(id: string) {
  recent.write([id, ...recent.read().filter((other) => other !== id)].slice(0, MOST));
}

/** Removes cars, such as those that are no longer listed; without `ids` all of them. */
export function forgetCars(ids = recent.read()) {
  recent.write(recent.read().filter((id) => !ids.includes(id)));
}
