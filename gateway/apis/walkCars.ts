import { type CarParent, decodeCars } from './carFromWire.ts';
import { withoutGaps } from '../origin/decodeList.ts';
import type { RestApi } from '../origin/RestApi.ts';
import { UpstreamFailure } from '../origin/upstreamErrors.ts';

/** The fields of a car that the walk through the whole stock gives. */
export type WalkedCar = Pick<CarParent, 'id' | 'make' | 'updatedAt' | 'images'>;

const fields = ['_id', 'manufacturerId', 'updatedAt', 'images'];
/** How many cars are read at once: where the origin sends whole cars, or cars with many pictures, more would be too large. */
const PART = 1_000;

/**
 * The cars at the positions from `start` to before `end`, newest first, in parts that are not cached, so that a stock of any
 * length can be walked. Throws `UpstreamFailure` when the origin gives no usable answer.
 */
export async function* walkCars(rest: RestApi, start: number, end: number): AsyncGenerator<WalkedCar[]> {
  let unreadable = 0;
  for (let first = start; first < end;) {
    const range = { first, last: Math.min(first + PART, end) - 1 };
    const options = { range, fields, noStore: true };
    const { value, total } = await rest.get('/api/v1/cars/filter', decodeCars, options);
    if (total === undefined) return yield withoutGaps(value).slice(first, end);
    if (!value?.length) return;
    const cars = withoutGaps(value);
    unreadable += value.length - cars.length;
    // One unreadable car says nothing about the others.
    if (unreadable > 1 && unreadable === first - start + value.length) {
      throw new UpstreamFailure('UPSTREAM_BAD_RESPONSE', 'no car can be read');
    }
    yield cars;
    first += value.length;
    if (first >= total) return;
  }
}
