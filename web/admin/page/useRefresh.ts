import { useEffect, useEffectEvent } from 'react';

/**
 * Asks every so many ms for what a page shows, while somebody looks at it and the last question is answered; never where `every` is
 * undefined. `ask` writes to the cache, as `client.query` from the network does: `refetch` of a suspending query would hide what is
 * shown, with what is typed there and what has the focus, until the answer comes. Where there is no answer, the last known state stays.
 */
export function useRefresh(every: number | undefined, ask: () => Promise<unknown>) {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (every === undefined) return undefined;
    let isAsking = false;
    const timer = setInterval(() => {
      if (isAsking || document.hidden || !navigator.onLine) return;
      isAsking = true;
      void askNow()
        .catch(() => undefined)
        .finally(() => (isAsking = false));
    }, every);
    return () => clearInterval(timer);
  }, [every]);
}
