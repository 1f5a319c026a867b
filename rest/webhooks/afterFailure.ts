import type { Refusal } from './refusalOf.ts';
import type { StoredWebhook } from './webhook.ts';

const [SECOND, MINUTE] = [1_000, 60_000];
/** The pause after each failed attempt, ms. The last pause is repeated. */
const PAUSES = [5 * SECOND, 30 * SECOND, ...[2, 10, 30, 60, 180, 360].map((minutes) => minutes * MINUTE)];
/**
 * The longest pause, ms, whatever a receiver asks for. If the next attempt is further away than this, the clock has been set
 * back.
 */
export const LONGEST_PAUSE = Math.max(...PAUSES);
/** How long a webhook may fail until it is switched off: three days, ms. */
const MOST_FAILING = 3 * 24 * 60 * MINUTE;

/**
 * The stored state of a webhook after a failed attempt at the time `now`: the number of failures, since when it fails and when it
 * is tried again (both ISO 8601). `isOver`: it has failed for too long, or its receiver wants no more messages (410, as
 * Standard Webhooks specifies). `before`: the failures so far; undefined if the count starts anew.
 */
export function afterFailure(
  before: Pick<StoredWebhook, 'failures' | 'failingSince'> | undefined,
  { status, wait = 0 }: Refusal,
  now: Date,
) {
  const failures = before?.failures ?? 0;
  const failingSince = before?.failingSince ?? now.toISOString();
  const pause = PAUSES[Math.min(failures, PAUSES.length - 1)] ?? MINUTE;
  return {
    failures: failures + 1,
    failingSince,
    // A receiver can only make the pause longer: otherwise one that requests one second would be retried for days without a pause.
    nextTryAt: new Date(now.getTime() + Math.max(pause, Math.min(wait, LONGEST_PAUSE))).toISOString(),
    isOver: status === 410 || now.getTime() - Date.parse(failingSince) >= MOST_FAILING,
  };
}
