import { chosenCar } from '../cars/actions/chosenCar.ts';

/** The id of the car that a form is about: the address wins, what this device keeps is the fallback. */
export function carToBook(address: URLSearchParams): string | null {
  return address.get('car') || chosenCar();
}
