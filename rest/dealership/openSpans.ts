import { dubaiTime } from './dubaiTime.ts';
import { type Calendar, hoursOn } from './hoursOn.ts';

const MINUTE = 60_000;

/** A stretch of time, ms since 1970. */
export interface Span {
  start: number;
  end: number;
}

/** The opening hours on the day that begins in Dubai at `day`, ms since 1970; the last may end after midnight. */
export function openSpans(day: number, calendar: Calendar): Span[] {
  return hoursOn(dubaiTime(day).day, calendar).map(({ opens, closes }) => ({
    start: day + minutesOf(opens) * MINUTE,
    end: day + (minutesOf(closes) + (closes <= opens ? 24 * 60 : 0)) * MINUTE,
  }));
}

/** Minutes since midnight of a time such as `19:00`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
