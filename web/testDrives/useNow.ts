import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { loadBookingForm } from '../booking/loadBookingForm.ts';

const MINUTE = 60_000;

/** The current time, ms since 1970, updated every minute. It starts with the server's time, so that both render the same. */
export function useNow(): number {
  const { openedAt } = useLoaderData<typeof loadBookingForm>();
  const [moment, setMoment] = useState(openedAt);
  useEffect(() => {
    const look = () => setMoment(Date.now());
    look();
    const timer = setInterval(look, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return moment;
}
