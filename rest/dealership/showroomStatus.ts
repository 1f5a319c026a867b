import { dayStart } from './dubaiTime.ts';
import type { Calendar } from './hoursOn.ts';
import { openSpans } from './openSpans.ts';

const DAY = 24 * 60 * 60_000;
/** How many days to look ahead: holidays may take weeks. */
const MOST_DAYS = 60;

/** Whether the showroom is open, and the moment (ms since 1970) at which that changes. */
interface ShowroomStatus {
  open: boolean;
  until: number;
}

/** The status of the showroom at `now`, ms since 1970; undefined if it does not open within two months. */
export function showroomStatus(now: number, calendar: Calendar): ShowroomStatus | undefined {
  const today = dayStart(now);
  let until: number | undefined;
  // The day before may end after midnight.
  for (let day = today - DAY; day <= today + MOST_DAYS * DAY; day += DAY) {
    for (const { start, end } of openSpans(day, calendar)) {
      if (end <= now) continue;
      if (start > (until ?? now)) {
        return until === undefined ? { open: false, until: start } : { open: true, until };
      }
      // A day may begin where the one before has ended, at midnight.
      until = Math.max(end, until ?? end);
    }
  }
  return until === undefined ? undefined : { open: true, until };
}
