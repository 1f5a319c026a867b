import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page is as the server sent it; true as soon as what the device keeps can be shown. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
