import { months } from '../../../ui/text/formatDate.ts';

/** A day or a month of the dealer's records (ISO 8601) in words: `30 June 2027` (the day and its month on one line), `June 2027`. Any other text stays as it is. */
export function formatDayOrMonth(day: string): string {
  const [, year, month, ofMonth] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(day) ?? [];
  const name = months[Number(month) - 1];
  if (year === undefined || name === undefined) return day;
  return `${ofMonth === undefined ? '' : `${Number(ofMonth)}\u00a0`}${name} ${year}`;
}
