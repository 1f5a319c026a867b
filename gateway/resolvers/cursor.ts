import { hash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../http/errorCodes.ts';
import { filterQuery } from '../apis/carQuery.ts';
import type { CarFilter, CarSort } from '../generated/schemaTypes.ts';
import { badUserInput } from './badUserInput.ts';

/** The largest position that a cursor or an offset may have. */
export const MAX_POSITION = 99_999_999;
/** How much of the digest of a list a cursor has, characters. */
const DIGEST = 8;

/**
 * A place in a list: the origin's own cursor, or the car `id`, which was at `position` when the cursor was made. The id is
 * empty where the car could not be read.
 */
export type CursorPlace = { cursor: string } | { position: number; id: string };

/** The digest of the filter and the order of a list: a cursor is only valid for its own list. */
export function listDigest(filter: CarFilter, sort: CarSort | undefined): string {
  return hash('sha1', [sort ?? 'NEWEST', ...filterQuery(filter)].join('&'), 'base64url').slice(0, DIGEST);
}

/** Encodes a place in the list with this digest as an opaque cursor. */
export function encodeCursor(digest: string, place: CursorPlace): string {
  if ('cursor' in place) return `${digest}.${place.cursor}`;
  return `${digest}!${Buffer.from(`${place.position}:${place.id}`).toString('base64url')}`;
}

/**
 * Decodes a cursor of the list with this digest; throws `CURSOR_MISMATCH` for one of another list, and `BAD_USER_INPUT` for
 * any other text. `name`: of the argument.
 */
export function decodeCursor(name: 'after' | 'before', cursor: string, digest: string): CursorPlace {
  const [, list, kind, rest = ''] = /^([\w-]{8})([.!])([\w-]+)$/.exec(cursor) ?? [];
  if (list === undefined) throw notACursor(name);
  if (list !== digest) {
    throw new GraphQLError(
      `${name} is a cursor of another list. Pass the same filter and sort as before, or start again.`,
      { extensions: { code: 'CURSOR_MISMATCH' satisfies ErrorCode } },
    );
  }
  if (kind === '.') return { cursor: rest };
  const [, position, id = ''] = /^(\d{1,8}):(.*)$/s.exec(Buffer.from(rest, 'base64url').toString()) ?? [];
  if (position === undefined) throw notACursor(name);
  return { position: Number(position), id };
}

function notACursor(name: string): GraphQLError {
  return badUserInput(
    `${name} is not a cursor of this list. Pass one from a response, or omit it to start again.`,
  );
}
