import { skipToken } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router-dom';
import { useBookingFormSuspenseQuery } from '../generated/BookingForm.ts';
import { useHydrated } from '../ui/hooks/useHydrated.ts';
import { carToBook } from './carToBook.ts';
import type { loadBookingForm } from './loadBookingForm.ts';

/**
 * The car that this form is about, or why it cannot be shown (`missing`). `waiting`: the car that this device stores is
 * not loaded yet. The form follows a choice made in another tab, unless its address names the car.
 */
export function useCarToBook() {
  const { carId, missing } = useLoaderData<typeof loadBookingForm>();
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

  const { data } = useBookingFormSuspenseQuery(carId && !missing ? { variables: { id: carId } } : skipToken);
  return {
    car: data?.car,
    missing,
    waiting: !carId && (!hydrated || carToBook(address) !== null),
  };
}
