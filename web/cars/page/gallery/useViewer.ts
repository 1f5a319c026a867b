import { useState } from 'react';
import { afterPaint } from '../../../ui/page/afterPaint.ts';
import { pictureUrl } from '../../../ui/picture/pictureUrl.ts';
import type { CarViewer } from './CarViewer.tsx';

const load = () => import('./CarViewer.tsx');

/** Preloads the viewer's code after the paint, so that a tap is seen first. If that fails, opening it tries again. */
export function preloadViewer() {
  afterPaint()
    .then(load)
    .catch(() => {});
}

/** The full-screen viewer, whose code is loaded when it is first opened. */
export function useViewer() {
  const [shown, setShown] = useState<{ CarViewer: typeof CarViewer }>();
  const [isComing, setComing] = useState(false);
  return {
    /** Whether it was opened and its code is still loading. */
    isComing,
    /** Undefined while it is closed. */
    CarViewer: shown?.CarViewer,
    close: () => setShown(undefined),
    /** Opens it. If its code cannot be loaded, the browser opens the picture itself. */
    async open(path: string | undefined) {
      setComing(true);
      try {
        setShown(await load());
      } catch {
        if (path) location.assign(pictureUrl(path, 1600, 'jpg'));
      }
      setComing(false);
    },
  };
}
