import { wrongInput } from './wrongInput.ts';

/** No list is longer. */
export const MAX_POSITION = 99_999_999;

/** A place in a list: right behind the car `id`, which stood at `position` when the cursor was made. */
export interface Place {
  position: number;
  id: string;
}

/** The opaque text of a place. */
export function cursorOf({ position, id }: Place): string {
  return Buffer.from(`${position}:${id}`).toString('base64url');
}

/** Reads a cursor; throws `BAD_USER_INPUT` for text that is none. */
export function placeOf(cursor: string): Place {
  const [, position, id] = /^(\d{1,8}):(.+)$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (position === undefined || id === undefined) {
    throw wrongInput('after is not a cursor of this list. Pass an endCursor, or leave it out to start anew.');
  }
  return { position: Number(position), id };
}
