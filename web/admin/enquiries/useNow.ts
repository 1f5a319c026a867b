import { useEffect, useState } from 'react';

/** How often clocks are written anew, ms. */
const TICK = 30_000;

/** The current moment, ms since 1970; it goes on while the page is open. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(tick);
  }, []);
  return now;
}
