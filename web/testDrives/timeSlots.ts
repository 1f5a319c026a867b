import { hoursOn } from '../../rest/dealership/hoursOn.ts';
import { latestAnswer } from '../../rest/dealership/latestAnswer.ts';
import { slotMinutes } from '../../rest/dealership/slotMinutes.ts';
import { constants } from '../dealer/constants.ts';
import { dealership, dubaiTime } from '../dealer/dealership.ts';

/** How long a buyer has from the latest time of the answer to the test drive, ms: the way to the showroom. */
const ON_THE_WAY = 60 * 60_000;

/** A time at which a test drive is offered. */
export interface TimeSlot {
  /** Such as `01:30 PM`, as it is sent. */
  time: string;
  /** Whether it begins before a buyer who asks for it now could have the answer and come. */
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
  const { promises } = dealership;
  const confirmed = latestAnswer(promises.testDriveConfirmation, now, 'open hours', dealership);
  return hoursOn(day, dealership).length === 0 || !confirmed ? now : confirmed.at + ON_THE_WAY;
}
