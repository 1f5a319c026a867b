import { chosenCar } from '../cars/actions/chosenCar.ts';

/** The id of the car that a form is about: from the address, or else the car that is stored on this device. */
export function carToBook(address: URLSearchParams): string | null {
  return address.get('car') || chosenCar();
}
