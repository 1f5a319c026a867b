import { searchWords } from '../../search/searchWords.ts';
import type { Car } from './car.ts';

/** A value that is no text, as another program may have written, counts as missing. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** The words by which visitors find a car, separated by single spaces. */
export function carWords(car: Partial<Car>): string {
  return searchWords({
    kinds: [
      ...[car.manufacturerId?.brandName, car.exteriorColor, car.bodyType, car.fuelType, car.transmission],
      ...[car.regionalSpecs, car.location],
    ].map(textOf),
    names: [car.vehicleTypeId?.modelName, car.trimId?.trimName].map(textOf),
    headline: textOf(car.title),
    engine: textOf(car.engine),
    year: car.year,
  });
}
