import { countedSpans } from '../dealership/countedSpans.ts';
import type { Dealership } from '../dealership/dealership.ts';
import type { Calendar } from '../dealership/hoursOn.ts';
import { type Counted, type LatestAnswer, latestAnswer } from '../dealership/latestAnswer.ts';
import { answeredKinds } from './answeredKinds.ts';

/** When the answer to an enquiry is due, ms since 1970. */
export interface Due extends LatestAnswer {
  counted: Counted;
  /** When half of the counted time is gone. */
  amberAt: number;
}

/**
 * When the answer to an enquiry of a kind is due that was sent at `sentAt` (ms since 1970): one moment for the dealer, the
 * mails and the receipt (back office, clock). Undefined if nobody answers the kind, or if the showroom never opens.
 */
export function dueOf(kind: string, sentAt: number, dealership: Dealership): Due | undefined {
  const promised = answeredKinds.get(kind);
  if (!promised) return undefined;
  const { promise, counted } = promised;
  const latest = latestAnswer(dealership.promises[promise], sentAt, counted, dealership);
  return (
    latest && { ...latest, counted, amberAt: halfway({ from: sentAt, to: latest.at }, counted, dealership) }
  );
}

/** The moment at which half of the counted time between two moments is gone. */
function halfway(time: { from: number; to: number }, counted: Counted, calendar: Calendar): number {
  const spans = [...countedSpans(time, counted, calendar)];
  let left = spans.reduce((sum, { start, end }) => sum + end - start, 0) / 2;
  for (const { start, end } of spans) {
    if (left <= end - start) return start + left;
    left -= end - start;
  }
  return time.to;
}
