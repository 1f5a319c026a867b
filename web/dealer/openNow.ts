import { dubaiTime } from '../../rest/dealership/dubaiTime.ts';
import { weekdayOf } from '../../rest/dealership/hoursOn.ts';
import { showroomStatus } from '../../rest/dealership/showroomStatus.ts';
import { dealership } from './dealership.ts';
import { in12 } from './in12.ts';

const DAY = 24 * 60 * 60_000;

/** Whether the showroom is open, and until when that is so. */
export interface OpenNow {
  open: boolean;
  /** Such as `7:00 PM`. */
  time: string;
  /** How many days ahead that is, the date (YYYY-MM-DD) and its English name. */
  daysAhead: number;
  date: string;
  weekday: string;
}

/** The status of the showroom at `now`, ms since 1970; undefined if it does not open soon. */
export function openNow(now: number): OpenNow | undefined {
  const status = showroomStatus(now, dealership);
  if (!status) return undefined;
  const { day: date, minutes } = dubaiTime(status.until);
  const daysAhead = (Date.parse(date) - Date.parse(dubaiTime(now).day)) / DAY;
  return { open: status.open, time: in12(minutes), daysAhead, date, weekday: weekdayOf(date) ?? '' };
}
