import { dayStart } from './dubaiTime.ts';
import type { Calendar } from './hoursOn.ts';
import type { Counted } from './latestAnswer.ts';
import { openSpans, type Span } from './openSpans.ts';

const DAY = 24 * 60 * 60_000;

/**
 * The time between two moments (ms since 1970) that counts for a promise, span by span: the opening hours of the showroom,
 * or the days on which it opens.
 */
export function* countedSpans(
  { from, to }: { from: number; to: number },
  counted: Counted,
  calendar: Calendar,
): Generator<Span> {
  const today = dayStart(from);
  // The day before may end after midnight.
  for (let day = today - DAY; day < to; day += DAY) {
    const open = openSpans(day, calendar);
    if (open.length === 0) continue;
    for (const span of counted === 'open hours' ? open : [{ start: day, end: day + DAY }]) {
      const [start, end] = [Math.max(from, span.start), Math.min(to, span.end)];
      if (start < end) yield { start, end };
    }
  }
}
