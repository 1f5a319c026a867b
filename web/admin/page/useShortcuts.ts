import { useEffect, useEffectEvent } from 'react';
import { deviceSwitch } from './deviceSwitch.ts';

const setting = deviceSwitch('shortcuts', true);

/** What single keys do on a page, by `KeyboardEvent.key`. */
type Shortcuts = Readonly<Record<string, () => void>>;

/** Lets single keys act while nobody types and no dialog is open, unless the person has switched them off. */
export function useShortcuts(shortcuts: Shortcuts) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey || !setting.isOn()) return;
    if (!Object.hasOwn(shortcuts, key)) return;
    const elsewhere = 'input, textarea, select, dialog, [role=dialog], [contenteditable]';
    if (target instanceof HTMLElement && target.closest(elsewhere)) return;
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
export const useShortcutSetting = setting.useSwitch;
