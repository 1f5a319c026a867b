import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let now: string | undefined;

/** The bulk change that this person has started or undone last, until its end was seen. */
export const underWay = {
  now: () => now,
  set(id: string | undefined) {
    now = id;
    for (const tell of listeners) tell();
  },
  use: () => useSyncExternalStore(subscribe, underWay.now),
};

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
