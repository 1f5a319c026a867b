import { AHEAD_OF_UTC, dubaiTime } from './dubaiTime.ts';
import { hoursOn } from './hoursOn.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const units = new Map([
  ['minute', MINUTE],
  ['hour', 60 * MINUTE],
  ['day', DAY],
]);
/** The most days to look ahead: if they have no time for the answer, the showroom never opens. */
const MOST_DAYS = 60;

/** The time that counts until an answer: the showroom's opening hours, or the whole days on which it opens. */
export type Counted = 'open hours' | 'open days';

/** The latest time of an answer, ms since 1970, and whether closed hours or days have delayed it. */
export interface LatestAnswer {
  at: number;
  putOff: boolean;
}

/**
 * The latest time at which a promise such as `24 hours` (of `24-48 hours`, the longer one), given at `from` (ms since
 * 1970), is kept: a time when the showroom in Dubai is open. Undefined if the promise names no time, or if the showroom
 * never opens.
 */
export function latestAnswer(promise: string, from: number, counted: Counted): LatestAnswer | undefined {
  const [, count, unit] = /(\d+)\D*?(minute|hour|day)/.exec(promise.replace(/^\d+-/, '')) ?? [];
  const length = units.get(unit ?? '');
  if (length === undefined) return undefined;
  const promised = Number(count) * length;
  let left = promised;
  let lastOpen: number | undefined;
  const firstDay = Math.floor((from + AHEAD_OF_UTC) / DAY) * DAY - AHEAD_OF_UTC;
  for (let day = firstDay; day < firstDay + MOST_DAYS * DAY; day += DAY) {
    const open = openOn(day);
    if (!open) continue;
    const span = counted === 'open hours' ? open : { start: day, end: day + DAY };
    const start = Math.max(from, span.start);
    const moment = start + left;
    // The last time at which somebody is there to answer.
    if (open.start < moment && from < open.end) lastOpen = Math.min(moment, open.end);
    // The promised time ended while nobody was there: it starts again when the showroom opens.
    if (left === 0) lastOpen ??= Math.min(open.start + promised, open.end);
    if (moment <= span.end && lastOpen !== undefined) {
      return { at: lastOpen, putOff: lastOpen > from + promised };
    }
    left -= Math.max(0, Math.min(left, span.end - start));
  }
  return undefined;
}

/** The opening hours on the day that begins at `day`, ms since 1970. */
function openOn(day: number): { start: number; end: number } | undefined {
  const hours = hoursOn(dubaiTime(day).day);
  if (hours === 'closed') return undefined;
  return { start: day + minutesOf(hours.opens) * MINUTE, end: day + minutesOf(hours.closes) * MINUTE };
}

/** Minutes since midnight of a time such as `19:00`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
