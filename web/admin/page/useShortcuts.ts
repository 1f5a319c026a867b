import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const SETTING = 'shortcuts';
const listeners = new Set<() => void>();

/** What single keys do on a page, by `KeyboardEvent.key`. */
type Shortcuts = Readonly<Record<string, () => void>>;

/** Lets single keys act while nobody types and no dialog is open, unless the person has switched them off. */
export function useShortcuts(shortcuts: Shortcuts) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey || !areOn()) return;
    if (!Object.hasOwn(shortcuts, key)) return;
    if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [contenteditable]'))
      return;
    event.preventDefault();
    shortcuts[key]?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Whether single keys act on this device, and a function that switches them on or off. */
export function useShortcutSetting(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, areOn), change];
}

function areOn(): boolean {
  try {
    return localStorage.getItem(SETTING) !== 'off';
  } catch {
    return true;
  }
}

function change(on: boolean) {
  try {
    if (on) localStorage.removeItem(SETTING);
    else localStorage.setItem(SETTING, 'off');
  } catch {
    // The device keeps nothing: the keys stay on.
  }
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
