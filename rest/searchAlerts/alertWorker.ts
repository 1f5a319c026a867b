import type { Outbox } from '../mail/outbox.ts';
import type { AlertMatcher } from './alertMatcher.ts';
import type { SearchAlertStore } from './searchAlertStore.ts';

/** How often the worker looks for something to do, and how often it removes what is old; ms. */
const [EVERY, SWEEP_EVERY] = [2_000, 60 * 60 * 1000];

/** Writes to the owners of search alerts, and removes old alerts: at the start, and again and again. */
export function alertWorker(parts: {
  matcher: AlertMatcher;
  alerts: SearchAlertStore;
  outbox: Outbox;
  log: { error(details: unknown, line: string): void };
}) {
  const { matcher, alerts, outbox, log } = parts;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let sweptAt = 0;

  async function work() {
    // What processes have left that have ended.
    await outbox.addAllPending('searchAlerts');
    await matcher.followChanges();
    await matcher.mailDue();
    if (Date.now() - sweptAt < SWEEP_EVERY) return;
    await alerts.sweep();
    sweptAt = Date.now();
  }

  function wake() {
    working ??= work()
      .catch((error: unknown) => log.error(error, 'Search alerts are left undone; tried again'))
      .finally(() => (working = undefined));
  }

  return {
    start() {
      wake();
      timer = setInterval(wake, EVERY).unref();
    },
    /** Settles when nothing is under way. */
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}
