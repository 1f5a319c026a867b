import { useState } from 'react';

/**
 * What a tap opens and whose code is loaded then. Without the code, the browser opens an address in its place.
 * `load`: gives the module.
 */
export function useByTap<Module>(load: () => Promise<Module>) {
  // In an object: React would call a module that is a function.
  const [shown, setShown] = useState<{ module: Module }>();
  const [isComing, setComing] = useState(false);
  return {
    /** Whether it was opened and its code is still loading. */
    isComing,
    /** Its module; undefined while it is closed. */
    opened: shown?.module,
    close: () => setShown(undefined),
    /** Opens it. If its code cannot be loaded, the browser opens `instead`. */
    open: async (instead: string | undefined) => {
      setComing(true);
      try {
        setShown({ module: await load() });
      } catch {
        if (instead) location.assign(instead);
      }
      setComing(false);
    },
  };
}
