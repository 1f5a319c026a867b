import { persistedList } from '../../data/persistedList.ts';

/** How many cars can be compared at most. */
export const MOST_CARS = 4;

const compared = persistedList('compareCars', (value): value is string => typeof value === 'string');

/** The ids of the cars that were chosen for comparison on this device, in the order of choice. */
export function readCompared(): string[] {
  return atMost(compared.read());
}

/** Adds a car to the comparison. Returns false and changes nothing where the comparison is full. */
export function addCompared(id: string): boolean {
  const ids = readCompared();
  if (ids.includes(id)) return true;
  if (ids.length >= MOST_CARS) return false;
  keepCompared([...ids, id]);
  return true;
}

/** Removes cars from the comparison. */
export function removeCompared(...gone: string[]) {
  const ids = readCompared();
  if (ids.some((id) => gone.includes(id))) keepCompared(ids.filter((id) => !gone.includes(id)));
}

/** Replaces the compared cars by these. */
export function keepCompared(ids: readonly string[]) {
  compared.write(atMost(ids));
}

/** The ids of the compared cars; follows changes. Empty while the page is rendered on the server. */
export function useCompared(): string[] {
  return atMost(compared.useEntries());
}

/** The first ids that there is room for, each once. */
export function atMost(ids: readonly string[]): string[] {
  return [...new Set(ids)].filter(Boolean).slice(0, MOST_CARS);
}
