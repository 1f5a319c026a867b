import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
/** How often the clock is read, ms: a device that was asleep has missed its timers. */
const LOOK_EVERY = 10_000;

/** The time at which the current minute began, ms since 1970. Only for parts that are shown after `useHydrated`. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / MINUTE) * MINUTE);
}

function subscribe(tell: () => void) {
  const timer = setInterval(tell, LOOK_EVERY);
  return () => clearInterval(timer);
}
