import { badUserInput } from './badUserInput.ts';

/** The largest position that a cursor or an offset may have. */
export const MAX_POSITION = 99_999_999;

/**
 * A position in a list: directly after the car `id`, which was at `position` when the cursor was made. The id is empty
 * where the car could not be read.
 */
export interface CursorPosition {
  position: number;
  id: string;
}

/** Encodes a position as an opaque cursor. */
export function encodeCursor({ position, id }: CursorPosition): string {
  return Buffer.from(id === '' ? `${position}!` : `${position}:${id}`).toString('base64url');
}

/** Decodes a cursor; throws `BAD_USER_INPUT` for any other text. */
export function decodeCursor(cursor: string): CursorPosition {
  const [, position, id = ''] =
    /^(\d{1,8})(?:!|:(.+))$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (position === undefined) {
    throw badUserInput(
      'after is not a cursor of this list. Pass an endCursor, or leave it out to start anew.',
    );
  }
  return { position: Number(position), id };
}
