import { dubaiTime } from '../../../dealer/dealership.ts';

const DAY = 24 * 60 * 60 * 1000;

/** How many days a day (YYYY-MM-DD) is after the day of a moment (ms since 1970) in Dubai; negative for an earlier one. */
export function daysUntil(day: string, now: number): number {
  return (Date.parse(day) - Date.parse(dubaiTime(now).day)) / DAY;
}
