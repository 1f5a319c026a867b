import { InvalidCell } from './InvalidCell.ts';

const dayFirst = /^(?<day>\d{1,2})([/.-])(?<month>\d{1,2})\2(?<year>\d{4})$/;
const iso =
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?:[T ](?<time>\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?<zone>Z|[+-]\d\d:\d\d)?)?$/i;

/**
 * Reads a date as the UAE writes it (13/05/2022: always day first) or in ISO 8601, and returns it in ISO 8601. A day
 * without a time is midnight UTC; a time without a zone is one in the UAE. Returns null for no text. Throws `InvalidCell`
 * for text that is no date, for years before 1990 and for future days.
 */
export function readDate(what: string, text: string | null, now: Date): string | null {
  if (text === null) return null;
  const parts = (dayFirst.exec(text) ?? iso.exec(text))?.groups;
  if (!parts) throw new InvalidCell(`${what} "${text}" is not a date such as 31/12/2025`);
  const { year = '', month = '', day = '', time = '00:00', zone = parts.time ? '+04:00' : 'Z' } = parts;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const midnight = new Date(`${date}T00:00Z`);
  // Date rolls 31/02 over to March instead of failing.
  const moment =
    !isNaN(+midnight) && midnight.toISOString().startsWith(date) && new Date(`${date}T${time}${zone}`);
  if (!moment || isNaN(+moment)) throw new InvalidCell(`${what} "${text}" is not a day of the calendar`);
  const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  if (moment > tomorrow) throw new InvalidCell(`${what} "${text}" is still to come`);
  if (moment.getUTCFullYear() < 1990) throw new InvalidCell(`${what} "${text}" is before 1990`);
  return moment.toISOString();
}
