import { AHEAD_OF_UTC, dayNumber } from '../../dealer/dealership.ts';
import type { EnquiryFieldsFragment } from '../../generated/EnquiryFields.ts';
import type { EnquiryMessages } from './messages.ts';

/** How a clock looks: only what is overdue stands out. */
export type ClockTone = 'calm' | 'soon' | 'overdue' | 'done' | 'none';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What the clock of an enquiry says at a moment (ms since 1970), such as `Due in 1 h 20 min`, and how it looks. */
export function clockWords(
  { dueAt, amberAt, state }: EnquiryFieldsFragment['clock'],
  now: number,
  text: EnquiryMessages,
): { words: string; tone: ClockTone } {
  if (state === 'ANSWERED') return { words: text.answered, tone: 'done' };
  if (state === 'ANSWERED_LATE') return { words: text.answeredLate, tone: 'done' };
  if (state === 'NONE' || dueAt === null) return { words: text.noPromise, tone: 'none' };
  // The clock goes on while the page is open.
  const due = Date.parse(dueAt);
  if (now > due) return { words: text.overdueSince(momentWords(dueAt, now, text)), tone: 'overdue' };
  const isSoon = amberAt !== null && now >= Date.parse(amberAt);
  return { words: text.dueIn(durationWords(due - now, text)), tone: isSoon ? 'soon' : 'calm' };
}

/** A moment in Dubai as briefly as it is clear: `10:15`, `Fri 10:15`, or `27 Nov 10:15`. */
export function momentWords(moment: string, now: number, text: EnquiryMessages): string {
  const there = new Date(Date.parse(moment) + AHEAD_OF_UTC);
  const time = there.toISOString().slice(11, 16);
  const days = dayNumber(now) - dayNumber(Date.parse(moment));
  if (days === 0) return time;
  if (Math.abs(days) < 7) return `${text.weekdays[there.getUTCDay()]} ${time}`;
  return `${there.getUTCDate()} ${text.months[there.getUTCMonth()]} ${time}`;
}

/** A duration, ms, in two units at most; at least one minute. */
export function durationWords(duration: number, text: EnquiryMessages): string {
  if (duration < HOUR) return text.minutes(Math.max(1, Math.ceil(duration / MINUTE)));
  if (duration < DAY) return text.hours(Math.floor(duration / HOUR), Math.floor((duration % HOUR) / MINUTE));
  return text.days(Math.floor(duration / DAY), Math.floor((duration % DAY) / HOUR));
}
