import { constants } from '../constants.ts';
import { closedDays } from '../openingHours.ts';
import type { DubaiTime } from '../dealership.ts';

const weekdays = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/** A time at which a test drive is offered. */
export interface TimeSlot {
  /** Such as `01:30 PM`, as it is sent. */
  time: string;
  /** Whether it has begun already on the chosen day. */
  past: boolean;
}

/** The six times (TD-5) of a day (YYYY-MM-DD, or empty as long as none is chosen), seen from now. */
export function timeSlotsOf(day: string, now: DubaiTime): TimeSlot[] {
  return constants.timeSlots.map((time) => ({
    time,
    past: day === now.day && minutesOf(time) <= now.minutes,
  }));
}

/** Whether the showroom is closed that day (YYYY-MM-DD, or empty as long as none is chosen). */
export function isClosed(day: string): boolean {
  return closedDays().includes(weekdayOf(day));
}

/** The English name of a day (YYYY-MM-DD), such as `Sunday`; empty for what is no day. */
export function weekdayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? '' : weekdays.format(date);
}

/** Minutes since midnight of a time such as `01:30 PM`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(/[: ]/).map(Number);
  return ((hours % 12) + (time.endsWith('PM') ? 12 : 0)) * 60 + minutes;
}
