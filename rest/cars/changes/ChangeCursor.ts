/** A place in the feed: behind the change `index` (from 0) of the entry `number`; 0 stands before the first entry. */
export interface ChangeCursor {
  number: number;
  index: number;
  /** How the id of the entry begins, so that the number of another feed (an older backup) is noticed. */
  entry: string;
}

/** How much of an entry's id a cursor has, characters. */
const CHECKED = 6;

/** The place before every change. */
export const START: ChangeCursor = { number: 0, index: 0, entry: '' };

export function encodeChangeCursor({ number, index, entry }: ChangeCursor): string {
  return `${number}.${index}.${entry.slice(0, CHECKED)}`;
}

/** Reads a cursor; undefined where the text is none. */
export function decodeChangeCursor(text: string): ChangeCursor | undefined {
  const [, number, index, entry = ''] = /^(\d{1,15})\.(\d{1,6})\.(\w{0,6})$/.exec(text) ?? [];
  return number === undefined ? undefined : { number: Number(number), index: Number(index), entry };
}

/** Whether a cursor was made for the entry with this id. */
export function isOf({ entry }: ChangeCursor, id: string): boolean {
  return entry.slice(0, CHECKED) === id.slice(0, CHECKED);
}
