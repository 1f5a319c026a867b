import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page is as the server rendered it; true as soon as data of this device can be shown. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
