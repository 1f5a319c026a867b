import { skipToken } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router-dom';
import { useBookingFormSuspenseQuery } from '../generated/BookingForm.ts';
import { useHydrated } from '../ui/hooks/useHydrated.ts';
import { carToBook } from './carToBook.ts';
import type { loadBookingForm } from './loadBookingForm.ts';

/**
 * The car that this form is about, or why it cannot be shown (`missing`). `waiting`: the car that this device stores is
 * not loaded yet. The form follows a choice made in another tab, unless its address names the car. `gone`: the id of a car
 * that was listed when the form was opened, and no longer is.
 */
export function useCarToBook(gone: string | undefined) {
  const { carId, ...loaded } = useLoaderData<typeof loadBookingForm>();
  const missing = carId && carId === gone ? 'gone' : loaded.missing;
  const [address] = useSearchParams();
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();

  useEffect(() => {
    const look = () => {
      if (carToBook(address) !== carId) void revalidate();
    };
    look();
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [address, carId, revalidate]);

  const asked = carId && !missing ? { variables: { id: carId } } : skipToken;
  const { data } = useBookingFormSuspenseQuery(asked);
  return {
    // A query that is skipped keeps the data of the last one.
    car: asked === skipToken ? undefined : data?.car,
    missing,
    waiting: !carId && (!hydrated || carToBook(address) !== null),
  };
}
