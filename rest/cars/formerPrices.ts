import type { Static } from 'typebox';
import type { FormerPrice } from './car.ts';
import type { StoredCar } from './storedCar.ts';

/** A price that stood for less is a slip that was put right, ms. */
const SHORTEST = 24 * 60 * 60 * 1000;
/** How many former prices are kept of a car. */
const MOST = 12;

/**
 * The earlier prices of a car, oldest first; undefined where there is none. `before`: the car as it is stored; `price`: its new
 * price, which holds from `at` (ISO 8601) on.
 */
export function formerPrices(
  before: StoredCar | undefined,
  price: number | null,
  at: string,
): Static<typeof FormerPrice>[] | undefined {
  const known = before?.priceHistory;
  const last = before?.search.price ?? null;
  if (!before || last === null || last === price) return known;
  const since = known?.at(-1)?.until ?? before.createdAt;
  if (Date.parse(at) - Date.parse(since) < SHORTEST) return known;
  return [...(known ?? []), { price: last, until: at }].slice(-MOST);
}
