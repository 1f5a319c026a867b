import type { Static } from 'typebox';
import type { FormerPrice } from '../car.ts';
import type { StoredCar } from '../storedCar.ts';

/** A price that was asked for less than this was a corrected mistake, ms. */
const SHORTEST = 24 * 60 * 60 * 1000;
/** How many former prices of a car are stored. */
const MOST = 12;

/**
 * The former prices of a car, oldest first; undefined if there are none. `before`: the car as it is stored; `price`: its
 * new price, valid from `at` (ISO 8601).
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
  if (Date.parse(at) - Date.parse(since) < SHORTEST) {
    // What was asked before the mistake is asked again, and is no former price.
    return known?.at(-1)?.price === price ? known.slice(0, -1) : known;
  }
  return [...(known ?? []), { price: last, until: at }].slice(-MOST);
}
