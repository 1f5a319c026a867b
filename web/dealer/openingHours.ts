import { dealership } from './dealership.ts';

type Week = typeof dealership.openingHours;

/** Consecutive days with the same hours. */
export interface OpeningHours {
  /** Such as `Mon-Fri 9:00 AM-7:00 PM` or `Sun closed`. */
  line: string;
  /** Their full English names. */
  days: string[];
  /** When the showroom opens and closes, such as `09:00`; both are missing where it stays closed. */
  opens?: string;
  closes?: string;
}

/** The opening hours of a week as people and search engines read them, from its first day to its last. */
export function openingHours(week: Week = dealership.openingHours): OpeningHours[] {
  const stretches: Omit<OpeningHours, 'line'>[] = [];
  for (const [day, hours] of Object.entries(week)) {
    const { opens, closes } = hours === 'closed' ? {} : hours;
    const last = stretches.at(-1);
    if (last && last.opens === opens && last.closes === closes) last.days.push(day);
    else stretches.push({ days: [day], opens, closes });
  }
  return stretches.map((stretch) => ({ ...stretch, line: lineOf(stretch) }));
}

/** The full English names of the days on which the showroom stays closed. */
export function closedDays(): string[] {
  return openingHours().flatMap(({ days, opens }) => (opens ? [] : days));
}

function lineOf({ days, opens, closes }: Omit<OpeningHours, 'line'>): string {
  const [from = '', to] = [days[0], days.length > 1 ? days.at(-1) : undefined].map((day) => day?.slice(0, 3));
  const hours = opens && closes ? `${in12(opens)}-${in12(closes)}` : 'closed';
  return `${to ? `${from}-${to}` : from} ${hours}`;
}

/** `19:00` as `7:00 PM`. */
function in12(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}
