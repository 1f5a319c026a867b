import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { type ItemRange, setContentRange } from '../itemRange.ts';
import type { Car } from './car.ts';
import type { CarList } from './CarIndex.ts';
import type { CarFacets } from './facets.ts';

/** A list of more cars is written while it is read, so that memory does not grow with it; it has no ETag then. */
const WHOLE = 2_000;
/** How the body of a list begins. */
const START = '{"cars":[';

interface CarsBody {
  cars: Partial<Car>[];
  facets?: CarFacets;
}

/** All cars of a part of a list that was asked for without `fields`. */
export async function readCars(list: CarList): Promise<Car[]> {
  const cars = [];
  for await (const some of list.read()) cars.push(...some);
  return cars as Car[]; // Without `fields`, a list is of whole cars.
}

/** Answers with the cars of a list as `{ cars, facets }`; `range` is the part of it that was asked for. */
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
  // A part of a list (206) is compressed only where it is said so: ranges of bytes could not be.
  return reply.compress(serialize({ cars, facets }));
}

/** The body some cars at a time, as `serialize` writes it. */
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
