import { claimsOf } from '../../../search/claims.ts';
import { searchWords } from '../../../search/searchWords.ts';
import type { Car } from '../car.ts';

/** A value that is no text, as another program may have written, counts as missing. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** The words by which visitors find a car, separated by single spaces. */
export function carWords(car: Partial<Car>): string {
  const headline = textOf(car.title);
  const [serviceHistory, warranty, warrantyUntil] = [car.serviceHistory, car.warranty, car.warrantyUntil].map(
    textOf,
  );
  return searchWords({
    kinds: [
      ...[car.manufacturerId?.brandName, car.exteriorColor, car.bodyType, car.fuelType, car.transmission],
      ...[car.regionalSpecs, car.location],
      ...claimsOf({ headline, owners: car.owners, serviceHistory, warranty, warrantyUntil }),
    ].map(textOf),
    names: [car.vehicleTypeId?.modelName, car.trimId?.trimName].map(textOf),
    headline,
    engine: textOf(car.engine),
    year: car.year,
  });
}
