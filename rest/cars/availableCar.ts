import { Conflict, NotFound } from '../errors.ts';
import type { Car } from './car.ts';
import type { CarStore } from './carStore.ts';

/** The car of a booking; throws `NotFound` where it is not listed and `Conflict` where it is sold. */
export async function availableCar(cars: CarStore, id: string): Promise<Car> {
  const car = await cars.byId(id);
  if (!car) throw new NotFound('This car is not listed any more. Please choose another one.');
  if (car.saleStatus === 'sold') throw new Conflict('This car is sold. Please choose another one.');
  return car;
}
