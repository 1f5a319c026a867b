import { dealership, type OpeningHours } from './dealership.ts';

/** The opening hours of the showroom on a day in Dubai, `YYYY-MM-DD`. */
export function hoursOn(date: string): OpeningHours {
  const fromMonday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Object.values(dealership.openingHours)[fromMonday] ?? 'closed';
}
