import type { Static } from 'typebox';
import { BadRequest } from '../../http/errors.ts';
import type { ItemRange } from '../../http/itemRange.ts';
import type { WalkQuery } from '../CarIndex.ts';
import { type CarListQuery, LIMIT, MAX_LIMIT } from '../carListQuery.ts';
import { decodeCarCursor } from './CarCursor.ts';

/**
 * Reads the query of a walk; undefined for a list without a cursor and without the header `Prefer: cursors`. Throws
 * `BadRequest` for parameters that contradict each other.
 */
export function readWalk(
  { after, before, limit, sort = 'newest' }: Static<typeof CarListQuery>,
  range: ItemRange | undefined,
  prefer: string | string[] | undefined,
): Omit<WalkQuery, 'filter'> | undefined {
  const at = after ?? before;
  if (at === undefined) {
    if (limit !== undefined) {
      throw new BadRequest(
        'limit requires after or before. For the first cars, send the header Range: items=0-23.',
      );
    }
    if (!/(?:^|,)\s*cursors\s*(?:,|$)/.test(String(prefer))) return undefined;
    return { sort, skip: range?.skip, limit: Math.min(range?.limit ?? LIMIT, MAX_LIMIT) };
  }
  if (after !== undefined && before !== undefined) throw new BadRequest('Pass after or before, not both.');
  if (range) throw new BadRequest('With a cursor, pass limit instead of the header Range.');
  const from = decodeCarCursor(at);
  if (from?.sort !== sort) {
    throw new BadRequest(
      `This is not a cursor of the order ${sort}. Pass one from a response in the same order.`,
    );
  }
  return { sort, from, backward: before !== undefined, limit: limit ?? LIMIT };
}
