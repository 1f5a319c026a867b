import { useSyncExternalStore } from 'react';

/**
 * A list that this browser stores under `key`, the same in all tabs. Entries that `isEntry` rejects are left out, and a
 * list that cannot be read counts as empty.
 */
export function persistedList<Entry>(key: string, isEntry: (value: unknown) => value is Entry) {
  const none: Entry[] = [];
  let current: Entry[] | undefined;
  /** What was stored when `current` was read or written. */
  let stored: string | null = null;
  let unkept = false;
  const listeners = new Set<() => void>();

  function read(): Entry[] {
    const text = storedText(key);
    // Another tab may have written it.
    if (current && text === stored) return current;
    stored = text;
    unkept = false;
    try {
      const kept: unknown = JSON.parse(text ?? '[]');
      current = Array.isArray(kept) ? kept.filter(isEntry) : none;
    } catch {
      current = none;
    }
    // The same empty list as in rendered pages: hydration changes nothing where nothing is stored.
    if (current.length === 0) current = none;
    return current;
  }

  function write(entries: Entry[]) {
    current = entries;
    unkept = false;
    try {
      localStorage.setItem(key, JSON.stringify(entries));
    } catch {
      // The storage is full or refused: the list lasts as long as the page.
      unkept = entries.length > 0;
    }
    stored = storedText(key);
    for (const tell of listeners) tell();
  }

  function subscribe(tell: () => void) {
    const otherTab = (event: StorageEvent) => {
      if (event.key === key || event.key === null) tell();
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
    /** Whether the list lasts only as long as the page: the device's storage is full or refused. */
    isUnkept: () => unkept,
    /** The list; follows changes. Empty while the page is rendered on the server. */
    useEntries: (): Entry[] => useSyncExternalStore(subscribe, read, () => none),
  };
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
