import { useEffect, useState } from 'react';
import { pictureUrl } from '../../../ui/picture/pictureUrl.ts';

/** How many pictures are loaded at once. */
const AT_ONCE = 4;

/**
 * Loads the pictures of a turn, evenly spread ones first, and gives the address of the one to be shown for `view`: of those that have
 * come, the nearest.
 */
export function useTurnPictures(paths: string[], view: number) {
  const [addresses] = useState(() => {
    const width = matchMedia('(width < 48rem)').matches ? 768 : 960;
    return paths.map((path) => pictureUrl(path, width, 'webp'));
  });
  // They stay in memory while the turn is open, so that each is shown at once.
  const [ready, setReady] = useState<ReadonlyMap<number, HTMLImageElement>>(new Map());
  const [tried, setTried] = useState(0);

  useEffect(() => {
    const waiting = spread(addresses.length);
    let isOpen = true;
    async function loadNext(): Promise<void> {
      const at = waiting.shift();
      const src = at === undefined ? undefined : addresses[at];
      if (at === undefined || src === undefined || !isOpen) return;
      const picture = new Image();
      picture.src = src;
      const isThere = await picture.decode().then(
        () => true,
        () => false,
      );
      if (!isOpen) return;
      if (isThere) setReady((known) => new Map(known).set(at, picture));
      setTried((count) => count + 1);
      await loadNext();
    }
    for (let i = 0; i < AT_ONCE; i += 1) void loadNext();
    return () => void (isOpen = false);
  }, [addresses]);

  const nearest = [...ready.keys()].reduce<number | undefined>(
    (best, at) =>
      best === undefined || distance(at, view, paths.length) < distance(best, view, paths.length) ? at : best,
    undefined,
  );
  return {
    shown: addresses[nearest ?? view],
    /** How many have come, or will not come. */
    loaded: tried,
  };
}

/** The numbers below `count`: those that halve the turn first, then those between them. */
function spread(count: number): number[] {
  const order = new Set<number>();
  for (let parts = 1; order.size < count; parts *= 2) {
    for (let i = 0; i < parts; i += 1) order.add(Math.floor((i * count) / parts));
  }
  return [...order];
}

/** How many views lie between two, the shorter way round. */
function distance(a: number, b: number, count: number): number {
  const steps = Math.abs(a - b);
  return Math.min(steps, count - steps);
}
