import { latestAnswer } from '../../rest/dealership/latestAnswer.ts';
import { slotMinutes } from '../../rest/dealership/slotMinutes.ts';
import { constants } from '../constants.ts';
import { closedDays } from '../openingHours.ts';
import { dealership, dubaiTime } from '../dealership.ts';

const weekdays = Object.keys(dealership.openingHours);

/** A time at which a test drive is offered. */
export interface TimeSlot {
  /** Such as `01:30 PM`, as it is sent. */
  time: string;
  /** Whether it begins before a request that is sent now would be confirmed. */
  tooSoon: boolean;
}

/** The six times (TD-5) of a day (YYYY-MM-DD, or empty while none is chosen). `now`: ms since 1970. */
export function timeSlotsOf(day: string, now: number): TimeSlot[] {
  const earliest = dubaiTime(earliestOn(day, now));
  const soon = day >= dubaiTime(now).day && day <= earliest.day;
  return constants.timeSlots.map((time) => ({
    time,
    tooSoon: soon && (day < earliest.day || slotMinutes(time) < earliest.minutes),
  }));
}

/**
 * The earliest time that can be requested, ms since 1970. On a closed day any time from now on: the dealer's answer
 * proposes another.
 */
function earliestOn(day: string, now: number): number {
  const confirmed = latestAnswer(dealership.promises.testDriveConfirmation, now, 'open hours');
  return isClosed(day) || !confirmed ? now : confirmed.at;
}

/** Whether the showroom is closed that day (YYYY-MM-DD, or empty while none is chosen). */
export function isClosed(day: string): boolean {
  return closedDays().includes(weekdayOf(day));
}

/** The English name of a day (YYYY-MM-DD), such as `Sunday`; empty for an invalid day. */
export function weekdayOf(day: string): string {
  const fromMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return weekdays[fromMonday] ?? '';
}
