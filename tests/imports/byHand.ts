import type { Car } from '../../rest/cars/car.ts';
import type { CarStore } from '../../rest/cars/carStore.ts';
import { overridesAfterEdit } from '../../rest/cars/overrides.ts';
import type { StoredCar } from '../../rest/cars/storedCar.ts';

/** A person changes values of a listed car, as the back office does it; false if the car is not listed. */
export async function editByHand(cars: CarStore, id: string, values: Partial<Car>): Promise<boolean> {
  let isListed = false;
  await cars.change([id], ({ listed }) => {
    isListed = listed !== undefined;
    return listed && { ...listed, ...values, overrides: overridesAfterEdit(listed, values) };
  });
  return isListed;
}

/** The car with this stock number. */
export async function numbered(cars: CarStore, number: string): Promise<StoredCar> {
  for await (const car of cars.imported()) if (car.importedAs === number) return car;
  throw new Error(`There is no car ${number}`);
}
