import type { Refusal } from './refusalOf.ts';
import type { StoredWebhook } from './webhook.ts';

const [SECOND, MINUTE] = [1_000, 60_000];
/** How long after each failed try the next one follows, ms. The last one is repeated. */
const PAUSES = [5 * SECOND, 30 * SECOND, ...[2, 10, 30, 60, 180, 360].map((minutes) => minutes * MINUTE)];
/**
 * The longest of the pauses, ms, whatever a receiver asks for: a try that is further away was set by a clock that has been
 * set back.
 */
export const LONGEST_PAUSE = Math.max(...PAUSES);
/** How long a webhook may fail until it is switched off: three days, ms. */
const MOST_FAILING = 3 * 24 * 60 * MINUTE;

/**
 * What is written of a webhook after a failed try at the moment `now`: its failures, since when it fails, and when it is
 * tried again (both ISO 8601); `isOver` where it has failed for too long, or its receiver wants no more (410, as Standard
 * Webhooks has it). `before`: what it was, where the try before failed too.
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
    // Nobody makes the tries more frequent than they are: a receiver may say one second for days.
    nextTryAt: new Date(now.getTime() + Math.max(pause, Math.min(wait, LONGEST_PAUSE))).toISOString(),
    isOver: status === 410 || now.getTime() - Date.parse(failingSince) >= MOST_FAILING,
  };
}
