import { carName } from '../cars/carName.ts';
import type { StoredCar } from '../cars/storedCar.ts';

/** What a dealer recognises a stored car by in a report: its stock number, if it has one, and its name. */
export function labelOf(car: Omit<StoredCar, 'search'>): string {
  return [car.importedAs, carName(car)].filter(Boolean).join(', ');
}
