import { latinDigits } from '../../../text/latinDigits.ts';
import { monthNumber, monthPattern } from '../../../text/monthNumber.ts';
import { InvalidCell } from './InvalidCell.ts';

/** Midnight UTC of the day before day 1 of spreadsheets, which count 29 February 1900 as a day. */
const DAY_0 = Date.UTC(1899, 11, 30);
const DAY = 24 * 60 * 60 * 1000;

const clock = String.raw`(?:,?[T ]\s*(?<time>\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?)\s*(?<half>[ap]m)?\s*(?<zone>Z|[+-]\d\d:\d\d)?)?`;
const weekday = String.raw`(?:[a-z]{3,9},? )?`;
const forms = [
  // 2022-05-13, 2022/05/13
  String.raw`(?<year>\d{4})([/-])(?<month>\d{1,2})\2(?<day>\d{1,2})`,
  // 13/05/2022, 13.5.2022
  String.raw`(?<day>\d{1,2})([/.-])(?<month>\d{1,2})\2(?<year>\d{4})`,
  // 13-May-2022, 13 May 22, Friday, 13 May 2022
  String.raw`${weekday}(?<day>\d{1,2})(?:st|nd|rd|th)?[ -]${monthPattern}\.?,?[ -](?<year>\d{4}|\d\d)`,
  // May 13, 2022
  String.raw`${weekday}${monthPattern}\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})`,
].map((form) => new RegExp(`^${form}${clock}$`, 'iu'));

/**
 * Reads a date as the UAE writes it (13/05/2022: always day first), in ISO 8601, with the name of its month, or as the
 * number of its day that spreadsheets store (44694), and returns it in ISO 8601. A day without a time is midnight UTC; a
 * time without a zone is one in the UAE. Returns null for no text. Throws `InvalidCell` for text that is no date, for years
 * before 1990 and for future days.
 */
export function readDate(what: string, text: string | null, now: Date): string | null {
  if (text === null) return null;
  const moment = readMoment(latinDigits(text));
  if (moment === undefined) throw new InvalidCell(`${what} "${text}" is not a date such as 31/12/2025`);
  if (isNaN(+moment)) throw new InvalidCell(`${what} "${text}" is not a valid date`);
  if (+moment > now.getTime() + DAY) throw new InvalidCell(`${what} "${text}" is in the future`);
  if (moment.getUTCFullYear() < 1990) throw new InvalidCell(`${what} "${text}" is before 1990`);
  return moment.toISOString();
}

/** Reads a date; undefined for text that is none, and an invalid date for a day that no calendar has. */
export function readMoment(text: string): Date | undefined {
  if (/^\d{5}(\.\d+)?$/.test(text)) return new Date(DAY_0 + Math.floor(Number(text)) * DAY);
  const parts = forms.map((form) => form.exec(text)?.groups).find(Boolean);
  if (!parts) return undefined;
  const { year = '', month, name = '', day = '', time, zone } = parts;
  const number = month ?? String(monthNumber(name));
  const date = `${year.padStart(4, '20')}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const midnight = new Date(`${date}T00:00Z`);
  // Date rolls 31/02 over to March instead of failing.
  if (isNaN(+midnight) || !midnight.toISOString().startsWith(date)) return new Date(NaN);
  if (time === undefined) return midnight;
  return new Date(`${date}T${in24Hours(time, parts.half)}${zone?.toUpperCase() ?? '+04:00'}`);
}

function in24Hours(time: string, half: string | undefined): string {
  const [hour = '', ...others] = time.split(':');
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  return [String(hours).padStart(2, '0'), ...others].join(':');
}
