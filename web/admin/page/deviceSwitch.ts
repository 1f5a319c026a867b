import { useSyncExternalStore } from 'react';

/**
 * Something that is on or off on this device, which keeps it under this name: `isOn` says which, and `useSwitch` gives a component
 * the same with a function that changes it. `initial`: what it is until somebody changes it.
 */
export function deviceSwitch(name: string, initial: boolean) {
  const listeners = new Set<() => void>();
  /** What was chosen where the browser refuses storage. */
  let unstored: boolean | undefined;

  function isOn(): boolean {
    try {
      const stored = localStorage.getItem(name);
      return unstored ?? (stored === null ? initial : stored === 'on');
    } catch {
      return unstored ?? initial;
    }
  }

  function change(on: boolean) {
    unstored = undefined;
    try {
      localStorage.setItem(name, on ? 'on' : 'off');
    } catch {
      unstored = on;
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

  const useSwitch = (): [boolean, (on: boolean) => void] => [useSyncExternalStore(subscribe, isOn), change];
  return { isOn, useSwitch };
}
