import { useSyncExternalStore } from 'react';

/** The name that the specification gives it (spec §3). */
const KEY = 'token';

const listeners = new Set<() => void>();
/** Stands in where the device may not keep anything: as long as the page lives. */
let unkept: string | null = null;

/** The token of the administrator who is signed in on this device. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY) ?? unkept;
  } catch {
    return unkept;
  }
}

/** Stores the token, or with null removes it. */
export function writeToken(token: string | null) {
  unkept = null;
  try {
    if (token === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, token);
  } catch {
    unkept = token;
  }
  for (const tell of listeners) tell();
}

/** The token, kept up to date, also when another tab changes it. None while the page is rendered on the server. */
export function useToken(): string | null {
  return useSyncExternalStore(subscribe, readToken, () => null);
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
