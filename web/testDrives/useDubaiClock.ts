import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { loadBookingForm } from '../booking/loadBookingForm.ts';
import { type DubaiTime, dubaiTime } from '../dealership.ts';

const MINUTE = 60_000;

/** The time in Dubai, which goes on while the page is open. It starts where the server was, so that both show the same. */
export function useDubaiClock(): DubaiTime {
  const { openedAt } = useLoaderData<typeof loadBookingForm>();
  const [moment, setMoment] = useState(openedAt);
  useEffect(() => {
    const look = () => setMoment(Date.now());
    look();
    const timer = setInterval(look, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return dubaiTime(moment);
}
