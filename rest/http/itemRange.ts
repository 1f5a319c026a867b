import type { FastifyReply } from 'fastify';
import { BadRequest } from './errors.ts';

/** A part of a list: how many items to skip, and how many to give at most (without `limit`, all that follow). */
export interface ItemRange {
  skip: number;
  limit?: number;
}

/**
 * Reads the header `Range: items=0-23` (RFC 9110 §14 with the unit `items`): both ends are inclusive, and the last may be
 * left out. Other units are ignored, as the RFC says. Throws `BadRequest` for a range that cannot be read.
 */
export function itemRange(header: string | undefined): ItemRange | undefined {
  if (!header?.startsWith('items=')) return undefined;
  const [, first = '', last = ''] = /^items=(\d{1,9})-(\d{0,9})$/.exec(header) ?? [];
  const limit = last === '' ? undefined : Number(last) - Number(first) + 1;
  if (first === '' || (limit !== undefined && limit < 1)) {
    throw new BadRequest(
      'The header Range must have the form items=0-23, with the first number not above the second.',
    );
  }
  return { skip: Number(first), limit };
}

/**
 * Sets the status and headers that say: the body holds `length` items from the start of the range, of a list of `total`.
 * If there are none, the status is 416, and the body for it is returned.
 */
export function setContentRange(
  reply: FastifyReply,
  { skip }: ItemRange,
  { total, length }: { total: number; length: number },
): { message: string } | undefined {
  reply.header('accept-ranges', 'items');
  if (length === 0) {
    reply.code(416).header('content-range', `items */${total}`);
    return { message: `The list has ${total} items; there is none at position ${skip}.` };
  }
  reply.code(206).header('content-range', `items ${skip}-${skip + length - 1}/${total}`);
  return undefined;
}
