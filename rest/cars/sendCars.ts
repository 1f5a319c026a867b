import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { type ItemRange, setContentRange } from '../http/itemRange.ts';
import type { Car } from './car.ts';
import type { CarList } from './CarIndex.ts';
import type { CarFacets } from './facets/facets.ts';

/** A longer list is sent while it is read, so that memory does not grow with it; it has no ETag then. */
const WHOLE = 2_000;
/** The beginning of a list's body. */
const START = '{"cars":[';

interface CarsBody {
  cars: Partial<Car>[];
  facets?: CarFacets;
}

/** Reads all cars of a list that was queried without `fields`. */
export async function readCars(list: CarList): Promise<Car[]> {
  const cars = [];
  for await (const some of list.read()) cars.push(...some);
  return cars as Car[]; // Without `fields`, a list has whole cars.
}

/** Answers with the cars of a list as `{ cars, facets }`; `range` is the requested part. */
export async function sendCars(
  reply: FastifyReply,
  list: CarList,
  { range, serialize }: { range?: ItemRange; serialize: (body: CarsBody) => string },
) {
  const { total, facets } = list;
  reply.type('application/json; charset=utf-8');
  if (list.length > WHOLE) {
    if (range) setContentRange(reply, range, list);
    return reply.compress(Readable.from(bodyOf(list, serialize)));
  }
  const cars = await readCars(list);
  const refusal = range && setContentRange(reply, range, { total, length: cars.length });
  if (refusal) return reply.send(refusal);
  // Compressed explicitly: for a 206, which could be a range of bytes, it does not happen by itself.
  return reply.compress(serialize({ cars, facets }));
}

/** The body as `serialize` writes it, some cars at a time. */
async function* bodyOf(list: CarList, serialize: (body: CarsBody) => string) {
  const empty = serialize({ cars: [], facets: list.facets });
  yield START;
  let separator = '';
  for await (const cars of list.read()) {
    if (cars.length === 0) continue;
    yield separator + serialize({ cars }).slice(START.length, -']}'.length);
    separator = ',';
  }
  yield empty.slice(START.length);
}
