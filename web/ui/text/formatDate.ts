import { AHEAD_OF_UTC } from '../../dealer/dealership.ts';

/** The names of the months. */
export const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/**
 * The day of a moment (ISO 8601) in Dubai: `20 November 2026`. Empty for an invalid one. `Intl` does the same, but takes
 * a phone 50 ms for its first date.
 */
export function formatDate(moment: string | null): string {
  const there = new Date(Date.parse(moment ?? '') + AHEAD_OF_UTC);
  if (Number.isNaN(there.getTime())) return '';
  return `${there.getUTCDate()} ${months[there.getUTCMonth()]} ${there.getUTCFullYear()}`;
}
