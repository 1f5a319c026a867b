import { useEffect, useEffectEvent, useState } from 'react';

const FIRST_PAUSE = 3_000;
const LONGEST_PAUSE = 60_000;

/** Tries again by itself while the component is shown and `wanted`, after pauses that grow from 3 seconds to a minute. */
export function useRetries(retry: () => unknown, wanted: boolean) {
  const [tries, setTries] = useState(0);
  const tryAgain = useEffectEvent(async () => {
    await retry();
    setTries(tries + 1);
  });
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setTimeout(() => void tryAgain(), Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries));
    return () => clearTimeout(timer);
  }, [tries, wanted]);
}
