import type { PromisedTime } from './dealership.ts';
import { dayStart } from './dubaiTime.ts';
import type { Calendar } from './hoursOn.ts';
import { openSpans, type Span } from './openSpans.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const units = {
  minutes: MINUTE,
  hours: 60 * MINUTE,
  days: DAY,
} satisfies Record<PromisedTime['unit'], number>;
/** The most days to look ahead, three years: if they have no time for the answer, the showroom never opens. */
const MOST_DAYS = 1_100;

/** The time that counts until an answer: the showroom's opening hours, or the whole days on which it opens. */
export type Counted = 'open hours' | 'open days';

/** The latest time of an answer, ms since 1970, and whether closed hours or days have delayed it. */
export interface LatestAnswer {
  at: number;
  putOff: boolean;
}

/**
 * The latest time at which a promise (of a range, its longer end), given at `from` (ms since 1970), is kept: a time when the
 * showroom in Dubai is open. Undefined if the showroom never opens. Mail, receipt and due time of an enquiry are this one
 * (back office, clock).
 */
export function latestAnswer(
  promise: PromisedTime,
  from: number,
  counted: Counted,
  calendar: Calendar,
): LatestAnswer | undefined {
  const promised = promise.max * units[promise.unit];
  let left = promised;
  let lastOpen: number | undefined;
  const today = dayStart(from);
  // The day before may end after midnight.
  for (let day = today - DAY; day < today + MOST_DAYS * DAY; day += DAY) {
    const open = openSpans(day, calendar);
    const [first] = open;
    if (!first) continue;
    // The promised time ended while nobody was there: it starts again when the showroom opens.
    if (left === 0) lastOpen ??= lastUntil(first.start + promised, open, from);
    for (const span of counted === 'open hours' ? open : [{ start: day, end: day + DAY }]) {
      const start = Math.max(from, span.start);
      const moment = start + left;
      // The last time at which somebody is there to answer.
      lastOpen = lastUntil(moment, open, from) ?? lastOpen;
      if (moment <= span.end && lastOpen !== undefined) {
        return { at: lastOpen, putOff: lastOpen > from + promised };
      }
      left -= Math.max(0, Math.min(left, span.end - start));
    }
  }
  return undefined;
}

/** The last time up to `moment`, and after `from`, at which the showroom is open; undefined if there is none on this day. */
function lastUntil(moment: number, open: readonly Span[], from: number): number | undefined {
  const last = open.filter(({ start, end }) => start < moment && from < end).at(-1);
  return last && Math.min(moment, last.end);
}
