import type { ApolloClient } from '@apollo/client';
import { type ChosenCarFragment, ChosenCarFragmentDoc } from '../generated/ChosenCar.ts';
import { carToBook } from './carToBook.ts';

/** Reads the car that a form is about from the cache; null where there is none, or where it is not loaded. */
export function readCarToBook(client: ApolloClient, address: URLSearchParams): ChosenCarFragment | null {
  const id = carToBook(address);
  const chosenCar = { fragment: ChosenCarFragmentDoc, fragmentName: 'ChosenCar' };
  return id ? client.readFragment({ ...chosenCar, from: { __typename: 'Car', id } }) : null;
}
