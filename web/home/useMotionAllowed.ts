import { useSyncExternalStore } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Whether animations may run: not while the page is rendered on the server, nor where the visitor prefers reduced motion. */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(subscribe, allowed, () => false);
}

function allowed(): boolean {
  return !matchMedia(REDUCED).matches;
}

function subscribe(tell: () => void) {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
