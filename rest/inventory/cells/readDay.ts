import { latinDigits } from '../../../text/latinDigits.ts';
import { monthNumber, monthPattern } from '../../../text/monthNumber.ts';
import { dubaiTime } from '../../dealership/dubaiTime.ts';
import type { Cells } from './Cells.ts';
import { InvalidCell } from './InvalidCell.ts';
import { readAnswer } from './readChoice.ts';
import { readMoment } from './readDate.ts';

/** A month without a day: `March 2027`, `03/2027`, `2027-03`. */
const monthsOnly = [
  String.raw`${monthPattern}\.?,?[ /-](?<year>\d{4})`,
  String.raw`(?<month>\d{1,2})[/.-](?<year>\d{4})`,
  String.raw`(?<year>\d{4})[/.-](?<month>\d{1,2})`,
].map((form) => new RegExp(`^${form}$`, 'iu'));

/** The day in a text, or the month where it has no day, in ISO 8601; undefined for any other text. */
export function dayIn(text: string): string | undefined {
  const written = latinDigits(text).replace(/^(?:until|till|to|up to|expires(?: on)?)\s+/i, '');
  const groups = monthsOnly.map((form) => form.exec(written)?.groups).find(Boolean);
  if (groups) {
    const { year = '', month, name = '' } = groups;
    const number = month === undefined ? monthNumber(name) : Number(month);
    return number >= 1 && number <= 12 ? `${year}-${String(number).padStart(2, '0')}` : undefined;
  }
  const moment = readMoment(written);
  return moment && !Number.isNaN(+moment) ? moment.toISOString().slice(0, 10) : undefined;
}

/** Reads a day, or a month, that has passed. Returns null for no text; throws `InvalidCell` for any other text. */
export function readPastDay(what: string, text: string | null, now: Date): string | null {
  const day = readDay(what, text);
  if (day && day > dubaiTime(+now).day.slice(0, day.length)) {
    throw new InvalidCell(`${what} "${text}" is in the future`);
  }
  return day;
}

/** Reads a day, or a month. Returns null for no text; throws `InvalidCell` for any other text. */
function readDay(what: string, text: string | null): string | null {
  if (text === null) return null;
  const day = dayIn(text);
  if (day === undefined) {
    throw new InvalidCell(`${what} "${text}" is not a date such as 31/12/2025, or a month such as 12/2025`);
  }
  return day;
}

/**
 * When the warranty ends, ISO 8601. Throws `InvalidCell` for words where the warranty has a column of its own; elsewhere
 * they are the warranty, which `warrantyText` reads.
 */
export function readWarrantyUntil(cells: Cells): string | null {
  const text = cells.text('warrantyUntil');
  if (text === null || cells.has('warranty')) return readDay('warranty until', text);
  return dayIn(text) ?? null;
}

/** The warranty in words; null if no column has any. */
export function warrantyText(cells: Cells): string | null {
  if (cells.has('warranty')) return readAnswer(cells.text('warranty'));
  const text = cells.text('warrantyUntil');
  return text !== null && dayIn(text) !== undefined ? null : readAnswer(text);
}
