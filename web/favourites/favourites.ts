import { useSyncExternalStore } from 'react';

/** What a favourite keeps of its car; the list holds whole car objects (spec §3). */
export interface Favourite {
  /** The id of the car, under the name that the specification gives it. */
  _id: string;
  [field: string]: unknown;
}

const KEY = 'favoriteCars';
const none: Favourite[] = [];

let current: Favourite[] | undefined;
const listeners = new Set<() => void>();

/** The favourites of this device, oldest first. A list that cannot be read counts as empty. */
export function readFavourites(): Favourite[] {
  if (current) return current;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    current = Array.isArray(kept) ? kept.filter(isFavourite) : [];
  } catch {
    current = [];
  }
  return current;
}

/** Adds a car; one that is there already stays as it is (FAV-1). */
export function addFavourite(car: Favourite) {
  if (!readFavourites().some(({ _id }) => _id === car._id)) write([...readFavourites(), car]);
}

/** Removes a car by its id (FAV-2). */
export function removeFavourite(id: string) {
  write(readFavourites().filter(({ _id }) => _id !== id));
}

/** Puts fresh objects in the place of those with their ids. */
export function refreshFavourites(cars: Favourite[]) {
  const fresh = new Map(cars.map((car) => [car._id, car]));
  write(readFavourites().map((car) => fresh.get(car._id) ?? car));
}

/** Forgets all of them (FAV-5). */
export function clearFavourites() {
  write([]);
}

/** The favourites, kept up to date, also when another tab changes them. Empty while the page is rendered on the server. */
export function useFavourites(): Favourite[] {
  return useSyncExternalStore(subscribe, readFavourites, () => none);
}

function write(cars: Favourite[]) {
  current = cars;
  try {
    localStorage.setItem(KEY, JSON.stringify(cars));
  } catch {
    // No room, or not allowed to keep anything: the list lives as long as the page.
  }
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void) {
  const otherTab = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return;
    current = undefined;
    tell();
  };
  listeners.add(tell);
  window.addEventListener('storage', otherTab);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', otherTab);
  };
}

function isFavourite(value: unknown): value is Favourite {
  return typeof value === 'object' && value !== null && typeof (value as Favourite)._id === 'string';
}
