import type { StoredCar } from '../../cars/storedCar.ts';
import type { Row } from './readRow.ts';
import type { RowIdentity } from '../identity/RowIdentity.ts';

/** The values of a car in a row. */
export type Facts = { _id: string } & Partial<Omit<StoredCar, 'search'>>;

/**
 * The values that a row gives its car, with what identifies the car to the next import. A number or VIN that the row lacks
 * is not among them: the car keeps its own.
 */
export function factsOfRow(row: Row, { carId, by, key, lastKey, vin }: RowIdentity): Facts {
  const { stockNumber, facts } = row;
  return {
    ...facts,
    _id: carId,
    // An export of this site has the ids of cars as their numbers.
    ...(stockNumber && by !== 'id' && { stockNumber, importedAs: stockNumber }),
    ...(!stockNumber && lastKey !== key && { importedKey: key }),
    ...(vin !== null && { vin, vinLastSix: vin.slice(-6) }),
  };
}
