import { persistedList } from '../../persistedList.ts';

/** How many cars can be seen side by side. */
export const MOST_CARS = 4;

const compared = persistedList('compareCars', (value): value is string => typeof value === 'string');

/** The ids of the cars that this device has chosen to compare, in their order. */
export function readCompared(): string[] {
  return atMost(compared.read());
}

/** Chooses a car. Gives false, and leaves all as it is, where there is no room for one more. */
export function addCompared(id: string): boolean {
  const ids = readCompared();
  if (ids.includes(id)) return true;
  if (ids.length >= MOST_CARS) return false;
  keepCompared([...ids, id]);
  return true;
}

/** Takes cars out of the choice. */
export function removeCompared(...gone: string[]) {
  const ids = readCompared();
  if (ids.some((id) => gone.includes(id))) keepCompared(ids.filter((id) => !gone.includes(id)));
}

/** Chooses these cars in the place of all others. */
export function keepCompared(ids: readonly string[]) {
  compared.write(atMost(ids));
}

/** The chosen cars, kept up to date. None while the page is rendered on the server. */
export function useCompared(): string[] {
  return atMost(compared.useEntries());
}

/** The first of them that there is room for, each once. */
export function atMost(ids: readonly string[]): string[] {
  return [...new Set(ids)].filter(Boolean).slice(0, MOST_CARS);
}
