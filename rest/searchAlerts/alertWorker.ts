import { type BackgroundWork, regularWork } from '../../platform/processes/regularWork.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { AlertMatcher } from './alertMatcher.ts';
import type { SearchAlertStore } from './searchAlertStore.ts';

/** How often the worker looks for work, and how often it removes old alerts; ms. */
const [EVERY, SWEEP_EVERY] = [2_000, 60 * 60 * 1000];

/** Mails the owners of search alerts, and removes old alerts: at the start, and regularly after it. */
export function alertWorker(parts: {
  matcher: AlertMatcher;
  alerts: SearchAlertStore;
  outbox: Outbox;
  log: { error(details: unknown, line: string): void };
}): BackgroundWork {
  const { matcher, alerts, outbox, log } = parts;
  let sweptAt = 0;

  async function work() {
    // The mails that ended processes left pending.
    await outbox.addAllPending('searchAlerts');
    await matcher.followChanges();
    await matcher.mailDue();
    if (Date.now() - sweptAt < SWEEP_EVERY) return;
    await alerts.sweep();
    sweptAt = Date.now();
  }

  return regularWork({
    work,
    every: EVERY,
    onError: (error) => log.error(error, 'Search alerts could not be processed; retrying soon'),
  });
}
