import { Car } from './car.ts';

/** The fields that every car has a value of. */
type Known = {
  [Field in keyof Car]-?: undefined extends Car[Field] ? never : null extends Car[Field] ? never : Field;
}[keyof Car];

/** The required fields, of which nothing is known. */
const unknown = Object.fromEntries(Car.required.map((field) => [field, null]));

/**
 * A car of which only the id and the time of listing (ISO 8601) are known: it has no pictures, and every other value is
 * null.
 */
export function emptyCar(_id: string, createdAt: string): Car {
  const known: Pick<Car, Known> = { _id, images: [], createdAt };
  // `Known` has every required field that cannot be null.
  return { ...(unknown as unknown as Omit<Car, Known>), ...known };
}
