import type { Car, CarPicture } from './car.ts';
import type { StoredCar } from './storedCar.ts';

/**
 * The names of the pictures of a car that are stored here: they have addresses such as `photos/x5.jpg`. Also those of its turn, and
 * those that a file has for it and a person has not taken yet.
 */
export function picturesOfCar({
  images = [],
  spin,
  overrides,
}: Partial<Car> & Pick<Partial<StoredCar>, 'overrides'>): string[] {
  return [
    ...[...images, ...(spin?.images ?? [])],
    ...[...sheetPictures({ overrides }), ...sheetTurn({ overrides })],
  ].map(({ path }) => path.replace(/^photos\//, ''));
}

/** The pictures that a file has for a car whose pictures a person has changed; none where nobody has. */
export function sheetPictures({ overrides }: Pick<Partial<StoredCar>, 'overrides'>): CarPicture[] {
  // Each override has the value of its key.
  return (overrides?.images?.sheet ?? []) as CarPicture[];
}

/** The pictures of a whole turn that a file has for a car whose view all the way round a person has changed. */
export function sheetTurn({ overrides }: Pick<Partial<StoredCar>, 'overrides'>): CarPicture[] {
  // Each override has the value of its key.
  return (overrides?.spin?.sheet as Car['spin'] | undefined)?.images ?? [];
}
