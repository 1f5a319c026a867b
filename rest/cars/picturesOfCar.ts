import type { Car } from './car.ts';

/** The names of the pictures of a car that are stored here: its images have addresses such as `photos/x5.jpg`. */
export function picturesOfCar({ images = [] }: Partial<Car>): string[] {
  return images.map(({ path }) => path.replace(/^photos\//, ''));
}
