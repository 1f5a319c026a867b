import type { Car } from './car.ts';
import type { CarField } from './CarIndex.ts';

/** The id of a car, and those of the fields that it has. */
export function pickFields(car: Car, fields: readonly CarField[]): Partial<Car> {
  const names: CarField[] = ['_id', ...fields];
  return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(car, name) ? [[name, car[name]]] : [])));
}
