import { useByTap } from '../../../ui/hooks/useByTap.ts';
import { afterPaint } from '../../../ui/page/afterPaint.ts';
import { pictureUrl } from '../../../ui/picture/pictureUrl.ts';

const load = () => import('./CarViewer.tsx');

/** Preloads the viewer's code after the paint, so that a tap is seen first. If that fails, opening it tries again. */
export function preloadViewer() {
  afterPaint()
    .then(load)
    .catch(() => {});
}

/** The full-screen viewer, whose code is loaded when it is first opened. */
export function useViewer() {
  const { isComing, opened, close, open } = useByTap(load);
  return {
    isComing,
    /** Undefined while it is closed. */
    CarViewer: opened?.CarViewer,
    close,
    /** Opens it. If its code cannot be loaded, the browser opens the picture at `path` itself. */
    open: (path: string | undefined) => open(path && pictureUrl(path, 1600, 'jpg')),
  };
}
