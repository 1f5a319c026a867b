import { useSyncExternalStore } from 'react';
import { STAFF_TOKEN } from '../data/staffToken.ts';

const listeners = new Set<() => void>();
/** The token where the browser refuses storage; it lasts as long as the page. */
let inMemory: string | null = null;

/** The token of the administrator who is signed in on this device. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(STAFF_TOKEN) ?? inMemory;
  } catch {
    return inMemory;
  }
}

/** Stores the token, or with null removes it. */
export function writeToken(token: string | null) {
  inMemory = null;
  try {
    if (token === null) localStorage.removeItem(STAFF_TOKEN);
    else localStorage.setItem(STAFF_TOKEN, token);
  } catch {
    inMemory = token;
  }
  for (const tell of listeners) tell();
}

/** The current token; follows changes, also those of other tabs. Null while the page is rendered on the server. */
export function useToken(): string | null {
  return useSyncExternalStore(onToken, readToken, () => null);
}

/** Calls `tell` when the token has changed, also by another tab. Returns a function that ends this. */
export function onToken(tell: () => void) {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
