import type { Car, CarPicture } from '../../cars/car.ts';

/** How many pictures of a car `/export/cars.csv` has: Google's feed takes one, and ten more. */
const MOST_IN_EXPORT = 11;

/** `/pictures/1200.jpg/photos/a.jpg`: the picture `photos/a.jpg` of the site in a width and a format. */
const addressInExport = /^https?:\/\/[^/]+\/pictures\/\d+\.[a-z]+\/(?<path>.+)$/;

/**
 * Finds the picture of a car that has this address in an export of the site. It is one of the car's already: what stands at
 * the address is a reduced copy.
 */
export function pictureInExport(car: Pick<Car, 'images' | 'spin'>, address: string): CarPicture | undefined {
  const path = addressInExport.exec(address)?.groups?.path;
  return [...car.images, ...(car.spin?.images ?? [])].find(
    (image) => path === encodeURI(image.path.replace(/^\/+/, '')),
  );
}

/** Whether the addresses are all those that an export has of a car with more pictures than it takes. */
export function hasAllOfExport(car: Pick<Car, 'images' | 'spin'>, addresses: Iterable<string>): boolean {
  const images = [...addresses].map((address) => pictureInExport(car, address));
  return images.length === MOST_IN_EXPORT && images.every((image, at) => image && image === car.images[at]);
}
