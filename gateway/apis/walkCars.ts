import { type CarParent, decodeCars } from './carFromWire.ts';
import { withoutGaps } from '../origin/decodeList.ts';
import type { RestApi } from '../origin/RestApi.ts';
import { UpstreamFailure } from '../origin/upstreamErrors.ts';

/** The fields of a car that the walk through the whole stock gives. */
export type WalkedCar = Pick<CarParent, 'id' | 'make' | 'updatedAt'>;

const fields = ['_id', 'manufacturerId', 'updatedAt'];
/** How many cars are read at once: whole cars, and cars with these fields only. */
const [WHOLE, LIGHT] = [1_000, 5_000];

/**
 * The cars at the positions from `start` to before `end`, newest first, in parts that are not cached, so that a stock of any
 * length can be walked. Throws `UpstreamFailure` when the origin gives no usable answer.
 */
export async function* walkCars(rest: RestApi, start: number, end: number): AsyncGenerator<WalkedCar[]> {
  let count = WHOLE;
  let unreadable = 0;
  for (let first = start; first < end;) {
    const range = { first, last: Math.min(first + count, end) - 1 };
    const options = { range, fields, noStore: true };
    const { value, total, fieldsApplied } = await rest.get('/api/v1/cars/filter', decodeCars, options);
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
    count = fieldsApplied ? LIGHT : WHOLE;
  }
}
