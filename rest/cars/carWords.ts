import { searchWords } from '../../search/searchWords.ts';
import type { Car } from './car.ts';

/** The words under which a visitor finds a car, with single spaces between them. */
export function carWords(car: Partial<Car>): string {
  return searchWords({
    kinds: [
      ...[car.manufacturerId?.brandName, car.exteriorColor, car.bodyType, car.fuelType, car.transmission],
      ...[car.regionalSpecs, car.location],
    ],
    names: [car.vehicleTypeId?.modelName, car.trimId?.trimName],
    headline: car.title,
    year: car.year,
  });
}
