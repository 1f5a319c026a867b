/** A place in the feed: after the first `index` changes of the entry `number`; number 0 is before the first entry. */
export interface ChangeCursor {
  number: number;
  index: number;
  /** The beginning of the entry's id: it shows whether the number is of another feed (an older backup). */
  entry: string;
}

/** How many characters of an entry's id a cursor contains. */
const CHECKED = 6;

/** The place before every change. */
export const START: ChangeCursor = { number: 0, index: 0, entry: '' };

export function encodeChangeCursor({ number, index, entry }: ChangeCursor): string {
  return `${number}.${index}.${entry.slice(0, CHECKED)}`;
}

/** Reads a cursor; undefined if the text is none. */
export function decodeChangeCursor(text: string): ChangeCursor | undefined {
  const [, number, index, entry = ''] = /^(\d{1,15})\.(\d{1,6})\.(\w{0,6})$/.exec(text) ?? [];
  return number === undefined ? undefined : { number: Number(number), index: Number(index), entry };
}

/** Whether a cursor was made for the entry with this id. */
export function isOf({ entry }: ChangeCursor, id: string): boolean {
  return entry.slice(0, CHECKED) === id.slice(0, CHECKED);
}
