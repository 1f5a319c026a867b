import { useEffect, useSyncExternalStore } from 'react';

/** The questions of the parts of the page that are shown; the last one is the page's. */
const told: string[] = [];
const listeners = new Set<() => void>();

/**
 * Tells the initial text of a visitor's message to the dealer about what this part of the page shows, such as a car, for
 * links elsewhere on the page. That of the outer part counts.
 */
export function useTellQuestion(question: string) {
  useEffect(() => {
    told.push(question);
    tell();
    return () => {
      told.splice(told.lastIndexOf(question), 1);
      tell();
    };
  }, [question]);
}

/** The question that the page has told; undefined where it has none, on the server, and until the page is hydrated. */
export function usePageQuestion(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => told.at(-1),
    () => undefined,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell() {
  for (const listener of listeners) listener();
}
