import { skipToken } from '@apollo/client/react';
import { useLoaderData } from 'react-router-dom';
import { carName } from '../cars/card/carName.ts';
import { carMessages } from '../cars/card/messages.ts';
import { questionAbout } from '../cars/card/questionAbout.ts';
import type { ChosenCarFragment } from '../generated/ChosenCar.ts';
import { useBookingFormSuspenseQuery } from '../generated/BookingForm.ts';
import { paths } from '../paths.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import type { loadNamedCar } from './loadNamedCar.ts';

/**
 * The car that the address of the page names, and a sentence to the dealer that says which one it is. Undefined where the
 * address names none, or one that could not be loaded: the form works without it.
 */
export function useNamedCar(): { car: ChosenCarFragment; question: string } | undefined {
  const text = useMessages(carMessages);
  const { carId, missing, origin } = useLoaderData<typeof loadNamedCar>();
  const asked = carId && !missing ? { variables: { id: carId } } : skipToken;
  const { data } = useBookingFormSuspenseQuery(asked);
  // A skipped query still returns the data of the last one: the car that the visitor has left.
  const car = asked === skipToken ? undefined : data?.car;
  if (!car) return undefined;
  const address = origin + paths.car(car.id);
  return {
    car,
    question: questionAbout({ name: carName(car, text.unknown), price: car.price }, address, text),
  };
}
