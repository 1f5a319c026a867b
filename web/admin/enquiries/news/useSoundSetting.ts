import { useSyncExternalStore } from 'react';

const SETTING = 'inbox-sound';
const listeners = new Set<() => void>();
/** The setting where the browser refuses storage. */
let inMemory = false;

/** Whether new enquiries sound on this device, which they do only when asked for, and a function that changes it. */
export function useSoundSetting(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, isOn), change];
}

function isOn(): boolean {
  try {
    return localStorage.getItem(SETTING) === 'on' || inMemory;
  } catch {
    return inMemory;
  }
}

function change(on: boolean) {
  inMemory = false;
  try {
    if (on) localStorage.setItem(SETTING, 'on');
    else localStorage.removeItem(SETTING);
  } catch {
    inMemory = on;
  }
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  // Another tab may change it.
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
