import { latinDigits } from '../../../text/latinDigits.ts';
import { limits } from '../columns.ts';
import { dayIn } from './readDay.ts';
import { readWhole } from './readNumber.ts';

/** `7 seats`, `7 Seater`; the number is the first group. */
const seated = /^([\d+ ]+?)[ -]?seat(?:s|er)?$/i;

/** Reads how many persons a car has seats for; `5+2` are 7. Returns null for no text; throws `InvalidCell` as `readWhole` does. */
export function readSeats(text: string | null): number | null {
  if (text === null) return null;
  const written = latinDigits(text);
  const said = seated.exec(written)?.[1] ?? written;
  const sum = /^(\d) ?\+ ?(\d)$/.exec(said);
  return readWhole('seats', sum ? String(Number(sum[1]) + Number(sum[2])) : said, limits.seats);
}

/** Reads the year in which tyres were made, from a year or a month. Returns null for no text; throws `InvalidCell` as `readWhole` does. */
export function readTyreYear(text: string | null, now: Date): number | null {
  return readWhole('tyre year', text && (dayIn(text)?.slice(0, 4) ?? text), limits.tyreYear(now));
}
