import { useSyncExternalStore } from 'react';

/** How many cars can be seen side by side. */
export const MOST_CARS = 4;

const KEY = 'compareCars';
const none: string[] = [];

let current: string[] | undefined;
const listeners = new Set<() => void>();

/** The ids of the cars that this device has chosen to compare, in their order. A list that cannot be read is empty. */
export function readCompared(): string[] {
  if (current) return current;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    current = Array.isArray(kept) ? atMost(kept.filter((id) => typeof id === 'string')) : [];
  } catch {
    current = [];
  }
  return current;
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
  current = atMost(ids);
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // No room, or not allowed to keep anything: the choice lives as long as the page.
  }
  for (const tell of listeners) tell();
}

/** The chosen cars, kept up to date, also when another tab changes them. None while the page is rendered on the server. */
export function useCompared(): string[] {
  return useSyncExternalStore(subscribe, readCompared, () => none);
}

/** The first of them that there is room for, each once. */
export function atMost(ids: readonly string[]): string[] {
  return [...new Set(ids)].filter(Boolean).slice(0, MOST_CARS);
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
