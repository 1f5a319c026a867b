import type { Dealership, OpeningSpan } from '../../rest/dealership/dealership.ts';
import { dealership } from './dealership.ts';
import { in12 } from './in12.ts';

type Week = Dealership['openingHours'];

/** Consecutive days with the same hours. */
export interface OpeningHours {
  /** Such as `Mon-Fri 9:00 AM-7:00 PM` or `Sun closed`. */
  line: string;
  /** Their full English names. */
  days: string[];
  /** From when until when the showroom is open; none where it stays closed. */
  spans: readonly OpeningSpan[];
}

/** The opening hours of a week as people and search engines read them, from its first day to its last. */
export function openingHours(week: Week = dealership.openingHours): OpeningHours[] {
  const stretches: Omit<OpeningHours, 'line'>[] = [];
  for (const [day, spans] of Object.entries(week)) {
    const last = stretches.at(-1);
    if (last && hoursOf(last) === hoursOf({ spans })) last.days.push(day);
    else stretches.push({ days: [day], spans });
  }
  return stretches.map((stretch) => ({ ...stretch, line: lineOf(stretch) }));
}

/** The full English names of the days on which the showroom stays closed. */
export function closedDays(): string[] {
  return openingHours().flatMap(({ days, spans }) => (spans.length > 0 ? [] : days));
}

function lineOf({ days, spans }: Omit<OpeningHours, 'line'>): string {
  const [from = '', to] = [days[0], days.length > 1 ? days.at(-1) : undefined].map((day) => day?.slice(0, 3));
  return `${to ? `${from}-${to}` : from} ${hoursOf({ spans })}`;
}

function hoursOf({ spans }: Pick<OpeningHours, 'spans'>): string {
  return spans.map(({ opens, closes }) => `${inWords(opens)}-${inWords(closes)}`).join(', ') || 'closed';
}

/** `19:00` as `7:00 PM`. */
function inWords(time: string): string {
  const [hour, minute] = time.split(':').map(Number);
  return in12((hour ?? 0) * 60 + (minute ?? 0));
}
