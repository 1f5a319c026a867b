import { useSyncExternalStore } from 'react';

/**
 * A list that this browser keeps under `key`, the same in all tabs. Entries that are none, by `isEntry`, are left out,
 * and a list that cannot be read counts as empty.
 */
export function persistedList<Entry>(key: string, isEntry: (value: unknown) => value is Entry) {
  const none: Entry[] = [];
  let current: Entry[] | undefined;
  const listeners = new Set<() => void>();

  function read(): Entry[] {
    if (current) return current;
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      current = Array.isArray(kept) ? kept.filter(isEntry) : [];
    } catch {
      current = [];
    }
    return current;
  }

  function write(entries: Entry[]) {
    current = entries;
    try {
      localStorage.setItem(key, JSON.stringify(entries));
    } catch {
      // No room, or not allowed to keep anything: the list lives as long as the page.
    }
    for (const tell of listeners) tell();
  }

  function subscribe(tell: () => void) {
    const otherTab = (event: StorageEvent) => {
      if (event.key !== key && event.key !== null) return;
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

  return {
    read,
    write,
    /** The list, kept up to date. Empty while the page is rendered on the server. */
    useEntries: (): Entry[] => useSyncExternalStore(subscribe, read, () => none),
  };
}
