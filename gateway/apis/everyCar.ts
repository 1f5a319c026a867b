import type { CarFilter } from '../generated/schemaTypes.ts';
import { type CarParent, decodeCars } from './carFromWire.ts';
import { carsRequest } from './carQuery.ts';
import { withoutGaps } from '../origin/decodeList.ts';
import { encodePathSegment } from '../origin/encodePathSegment.ts';
import { isApplied, narrowed, withoutAdditions } from './filterAdditions.ts';
import type { RestApi } from '../origin/RestApi.ts';

/** How many cars are read at once. */
const PART = 250;

/** A part of the cars that match a filter. */
export interface PartOfStock {
  cars: CarParent[];
  /** How many cars match, and the cursor from which the feed of all changes follows the first part; null without a feed. */
  total: number;
  changesCursor: string | null;
}

/**
 * Every car that matches a filter, newest first, in parts that are not cached. Where the origin has cursors, each car that
 * stays listed comes exactly once. `beginning` reads the first part, as it may have a deadline. Throws `UpstreamFailure` when
 * the origin gives no usable answer.
 */
export async function* everyCar(
  rest: RestApi,
  beginning: RestApi,
  filter: CarFilter = {},
): AsyncGenerator<PartOfStock> {
  const addressOf = (more?: string[]) => carsRequest('filter', { filter, sort: 'NEWEST' }, more).path;
  const options = { range: { first: 0, last: PART - 1 }, cursors: true, noStore: true };
  const first = await beginning.get(addressOf(), decodeCars, options);
  if (!isApplied(filter, first.appliedFilters)) {
    yield filteredHere(beginning, filter);
    return;
  }
  const changesCursor = first.places?.changesCursor ?? null;
  const total = first.total ?? first.value.length;
  const part = (listed: (CarParent | null)[] | undefined) => ({
    cars: withoutGaps(listed ?? []),
    total,
    changesCursor,
  });
  yield part(first.value);
  if (!first.places) {
    for (let start = PART; start < total && first.total !== undefined; start += PART) {
      const range = { first: start, last: start + PART - 1 };
      yield part((await rest.get(addressOf(), decodeCars, { range, noStore: true })).value);
    }
    return;
  }
  let { cursors, hasMore = cursors.length < total } = first.places;
  while (hasMore) {
    const path = addressOf([`limit=${PART}`, `after=${encodePathSegment(cursors.at(-1) ?? '')}`]);
    const { value, places } = await rest.get(path, decodeCars, { noStore: true });
    yield part(value);
    ({ cursors, hasMore = false } = places ?? { cursors: [], hasMore: false });
  }
}

/** All matching cars as one part, from an origin that does not know every part of the filter. */
async function filteredHere(rest: RestApi, filter: CarFilter): Promise<PartOfStock> {
  const { path } = carsRequest('filter', { filter: withoutAdditions(filter) });
  const cars = narrowed(withoutGaps((await rest.get(path, decodeCars, { noStore: true })).value), filter);
  return { cars, total: cars.length, changesCursor: null };
}
