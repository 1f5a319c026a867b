import { useSyncExternalStore } from 'react';
import { persistedList } from '../../data/persistedList.ts';

/** A page that a visitor can continue with. */
export interface Seen {
  kind: 'car' | 'list';
  /** Its address within the site. */
  to: string;
  /** The name of the car, or what the list was filtered by. */
  name: string;
}

/** What was seen before this visit, in the storage of the tab; `web/delivery/greeting.ts` writes it before anything else runs. */
const BEFORE = 'seenBefore';
const none: Seen[] = [];

const last = persistedList('lastSeen', isSeen);

let before: Seen[] | undefined;
const listeners = new Set<() => void>();

/** Stores the last car and the last filtered list on this device, the later one first. */
export function rememberPage(page: Seen) {
  last.write([page, ...last.read().filter(({ kind }) => kind !== page.kind)]);
}

/**
 * The last car and the last list of the visit before this one, so that it stays the same while a visitor looks around. Empty
 * while the page is rendered on the server.
 */
export function useSeenBefore(): Seen[] {
  return useSyncExternalStore(subscribe, readBefore, () => none);
}

/** Forgets them, for this visit and the next one. */
export function forgetPages() {
  last.write([]);
  before = none;
  try {
    sessionStorage.setItem(BEFORE, '[]');
  } catch {
    // Nothing was stored.
  }
  for (const tell of listeners) tell();
}

function readBefore(): Seen[] {
  if (before) return before;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(BEFORE) ?? '[]');
    before = Array.isArray(kept) ? kept.filter(isSeen) : none;
  } catch {
    before = none;
  }
  return before;
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
}

function isSeen(value: unknown): value is Seen {
  // Any object can be asked for these.
  const { kind, to, name } = (value ?? {}) as Partial<Record<keyof Seen, unknown>>;
  const isPage = typeof to === 'string' && /^\/(?!\/)/.test(to);
  return (kind === 'car' || kind === 'list') && isPage && typeof name === 'string' && name !== '';
}
