import type { Car } from '../../rest/cars/car.ts';
import { aBareCar, aCar, carOf } from './aCar.ts';

const makes = [
  ['BMW', 'X5', 'SUV'],
  ['Audi', 'Q7', 'SUV'],
  ['Mercedes', 'C 200', 'Sedan'],
  ['Land Rover', 'Defender', 'Cross Over'],
] as const;

/** `count` cars of several makes, newest first, with many equal values and, in each sort, some missing ones. */
export function someCars(count: number): Car[] {
  const cars = Array.from({ length: count }, (_, i) => {
    if (i % 23 === 0) return aBareCar({ _id: `bare-${count - i}` });
    const [brand, model, bodyType] = makes[i % makes.length] ?? makes[0];
    return aCar({
      // Not in the order of time, so that an order by id and one by time differ.
      _id: `car-${(i * 7919) % 1009}`,
      ...carOf(brand, model),
      bodyType,
      stockNumber: i % 10 === 0 ? null : `S-${i}`,
      saleStatus: i % 5 === 0 ? 'sold' : i % 7 === 0 ? 'reserved' : 'available',
      originalPrice: i % 11 === 0 ? null : 50_000 + (i % 17) * 10_000,
      discountedPrice: i % 6 === 0 ? 40_000 + (i % 4) * 15_000 : null,
      monthlyInstallment: i % 3 === 0 ? null : 1_000 + (i % 9) * 250,
      mileage: i % 13 === 0 ? null : (i % 19) * 5_000,
      year: i % 29 === 0 ? null : 2010 + (i % 14),
      title: i % 4 === 0 ? 'Sport package' : null,
    });
  });
  return cars.toReversed();
}
