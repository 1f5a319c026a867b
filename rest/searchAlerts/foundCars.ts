import type { PlacedChange } from '../cars/changes/CarChanges.ts';
import type { FoundCar, ToldCar } from './searchAlert.ts';

/** How many cars an alert collects for its next mail at most, and how many reported cars it remembers. */
export const MOST = 1_000;

/** Whether a change is a reason for a mail: a car was listed, or became cheaper. */
export function isOffer({ kind, price, priceBefore }: PlacedChange): boolean {
  if (kind === 'LISTED' || kind === 'RELISTED') return true;
  return kind === 'PRICE_CHANGED' && price !== null && (priceBefore === null || price < priceBefore);
}

/**
 * Adds the cars of matching changes to those that an alert has found. Each car is in the list once, with the first of its
 * former prices. A car that a mail has reported is added again only if it is cheaper than it was then.
 */
export function withFound(
  { found, told }: { found: FoundCar[]; told: ToldCar[] },
  offers: Pick<PlacedChange, 'carId' | 'kind' | 'price' | 'priceBefore'>[],
): FoundCar[] {
  const all = new Map(found.map((car) => [car.carId, car]));
  for (const { carId, kind, price, priceBefore } of offers) {
    const before = told.findLast((car) => car.carId === carId);
    const isKnown = before && !(price !== null && before.price !== null && price < before.price);
    if (all.has(carId) || isKnown || all.size >= MOST) continue;
    all.set(carId, { carId, priceBefore: kind === 'PRICE_CHANGED' ? priceBefore : null });
  }
  return [...all.values()];
}

/** What is written where the car of an alert on one car is to be looked at. `dueAt`: when, ISO 8601. */
export function foundAwaited(carId: string, dueAt: string): { found: FoundCar[]; dueAt: string } {
  return { found: [{ carId, priceBefore: null }], dueAt };
}
