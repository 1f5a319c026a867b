import type { Favourite } from './favourites.ts';
import type { CarCardFragment } from '../../generated/CarCard.ts';

/** The object that the device stores for a favourite: all that its card shows (spec §3), and its price now. */
export function asFavourite(car: CarCardFragment): Favourite {
  return { _id: car.id, ...car, savedPrice: car.price };
}
