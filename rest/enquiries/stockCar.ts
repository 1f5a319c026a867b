import type { Car } from '../cars/car.ts';
import { carName } from '../cars/carName.ts';

/** A car of the stock as mails name it. */
export interface StockCar {
  /** Such as `Land Rover Range Rover 2020`. */
  name: string;
  /** Where the site shows it. */
  url: string;
}

/** The name of a car of the stock with its year, if that is known, and its address on the site at `publicUrl`. */
export function stockCar(car: Car, publicUrl: string): StockCar {
  const name = carName(car);
  const year = String(car.year ?? '');
  return { name: name.includes(year) ? name : `${name} ${year}`, url: `${publicUrl}/car/${car._id}` };
}
