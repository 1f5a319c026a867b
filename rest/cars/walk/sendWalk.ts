import type { FastifyReply } from 'fastify';
import { type ItemRange, setContentRange } from '../../http/itemRange.ts';
import type { Car } from '../car.ts';
import type { WalkPart } from '../CarIndex.ts';
import { encodeChangeCursor } from '../changes/ChangeCursor.ts';
import type { CarFacets } from '../facets/facets.ts';
import { encodeCarCursor } from './CarCursor.ts';

/** The body of a part of a walk. */
interface WalkBody {
  cars: Partial<Car>[];
  cursors: string[];
  changesCursor: string;
  total: number;
  hasMore: boolean;
  facets?: CarFacets;
}

/** Answers with a part of a walk; `range` is the requested part if it was requested by position. */
export function sendWalk(
  reply: FastifyReply,
  { cars, cursors, since, total, hasMore, facets }: WalkPart,
  { range, serialize }: { range?: ItemRange; serialize: (body: WalkBody) => string },
) {
  const refusal = range && setContentRange(reply, range, { total, length: cars.length });
  reply.type('application/json; charset=utf-8');
  const changesCursor = encodeChangeCursor(since);
  if (refusal) return reply.send({ ...refusal, changesCursor });
  const places = { cursors: cursors.map(encodeCarCursor), changesCursor };
  return reply.compress(serialize({ cars, ...places, total, hasMore, facets }));
}
