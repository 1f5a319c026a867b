import type { Dealership, Holiday, OpeningSpan, Weekday } from './dealership.ts';

/** When the showroom is open. */
export type Calendar = Pick<Dealership, 'openingHours' | 'holidays'>;

const weekdays: readonly Weekday[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** The English name of a day, `YYYY-MM-DD`; undefined for an invalid one. */
export function weekdayOf(date: string): Weekday | undefined {
  return weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7];
}

/** The holiday on a day in Dubai, `YYYY-MM-DD`, if it is one. */
export function holidayOn(date: string, { holidays }: Pick<Calendar, 'holidays'>): Holiday | undefined {
  return holidays.find(({ from, to = from }) => from <= date && date <= to);
}

/** When the showroom is open on a day in Dubai, `YYYY-MM-DD`: not at all on a holiday, or on a day that does not exist. */
export function hoursOn(date: string, calendar: Calendar): readonly OpeningSpan[] {
  const weekday = weekdayOf(date);
  return weekday && !holidayOn(date, calendar) ? calendar.openingHours[weekday] : [];
}
