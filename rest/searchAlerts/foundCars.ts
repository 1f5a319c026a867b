import type { PlacedChange } from '../cars/changes/CarChanges.ts';
import type { FoundCar, ToldCar } from './searchAlert.ts';

/** How many cars an alert collects for its next mail, and how many it remembers to have told of. */
export const MOST = 1_000;

/** Whether a change is a reason to write: a car that is new, or one that became cheaper. */
export function isOffer({ kind, price, priceBefore }: PlacedChange): boolean {
  if (kind === 'LISTED' || kind === 'RELISTED') return true;
  return kind === 'PRICE_CHANGED' && price !== null && (priceBefore === null || price < priceBefore);
}

/**
 * What an alert has found, with the cars of changes that match it. A car stands there once, with the first of its former
 * prices; one that a mail has told of comes again only where it is cheaper than it was then.
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
