import { Conflict, NotFound } from '../http/errors.ts';
import { ErrorBody, ref } from '../http/schemas.ts';
import type { Car } from './car.ts';
import type { CarStore } from './carStore.ts';

/** The additional answers of a route when the car of a booking is not available. */
export const unavailableCar = { 404: ref(ErrorBody), 409: ref(ErrorBody) };

/**
 * Reads a car that somebody waits for. Rejects as `availableCar`, and with `Conflict` when it is not reserved: nobody has to wait for
 * it.
 */
export async function reservedCar(cars: CarStore, id: string): Promise<Car> {
  const car = await availableCar(cars, id);
  if (car.saleStatus === 'reserved') return car;
  throw new Conflict('This car is not reserved. You can book a test drive or ask to buy it now.');
}

/** Reads the car of a booking. Rejects with `NotFound` when it is not listed, and with `Conflict` when it is sold. */
export async function availableCar(cars: CarStore, id: string): Promise<Car> {
  const car = await cars.byId(id);
  if (!car) throw new NotFound('This car is no longer listed. Please choose another one.');
  if (car.saleStatus === 'sold') throw new Conflict('This car is sold. Please choose another one.');
  return car;
}
