import { dealership, type OpeningHours, type Weekday } from './dealership.ts';

const weekdays = Object.keys(dealership.openingHours) as Weekday[];

/** The English name of a day, `YYYY-MM-DD`; undefined for an invalid one. */
export function weekdayOf(date: string): Weekday | undefined {
  return weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7];
}

/** The opening hours of the showroom on a day in Dubai, `YYYY-MM-DD`. */
export function hoursOn(date: string): OpeningHours {
  const weekday = weekdayOf(date);
  return weekday ? dealership.openingHours[weekday] : 'closed';
}
