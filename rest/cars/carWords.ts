import { searchWords } from '../../search/searchWords.ts';
import type { Car } from './car.ts';

/** What another program has written as another type says nothing. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** The words under which a visitor finds a car, with single spaces between them. */
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
