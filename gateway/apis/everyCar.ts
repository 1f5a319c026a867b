import type { CarParent } from './carFromWire.ts';
import { decodeCars } from './decodeCars.ts';
import { withoutGaps } from './decodeList.ts';
import { encodePathSegment } from './encodePathSegment.ts';
import type { RestApi } from './RestApi.ts';

/** How many cars are read at once. */
const PART = 250;
const PATH = '/api/v1/cars/filter?sort=newest';

/** A part of the whole stock. */
export interface PartOfStock {
  cars: CarParent[];
  /** The length of the stock, and the cursor from which the feed of changes follows the first part; null without a feed. */
  total: number;
  changesCursor: string | null;
}

/**
 * Every car of the stock, newest first, in parts that are not cached. Where the origin has cursors, each car that stays
 * listed comes exactly once. `beginning` reads the first part, as it may have a deadline. Throws `UpstreamFailure` when the
 * origin gives no usable answer.
 */
export async function* everyCar(rest: RestApi, beginning: RestApi): AsyncGenerator<PartOfStock> {
  const options = { range: { first: 0, last: PART - 1 }, cursors: true, noStore: true };
  const first = await beginning.get(PATH, decodeCars, options);
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
      yield part((await rest.get(PATH, decodeCars, { range, noStore: true })).value);
    }
    return;
  }
  let { cursors, hasMore = cursors.length < total } = first.places;
  while (hasMore) {
    const path = `${PATH}&limit=${PART}&after=${encodePathSegment(cursors.at(-1) ?? '')}`;
    const { value, places } = await rest.get(path, decodeCars, { noStore: true });
    yield part(value);
    ({ cursors, hasMore = false } = places ?? { cursors: [], hasMore: false });
  }
}
