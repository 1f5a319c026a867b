import { type BackgroundWork, regularWork } from '../../../platform/processes/regularWork.ts';
import type { AuditLog } from '../../admin/audit/auditLog.ts';
import { type Counts, defaultMonths, noCounts, type RetentionClass } from './retention.ts';
import type { RetentionStore } from './retentionStore.ts';

/** How often the worker looks whether the run of the day is due, ms. */
const EVERY = 60 * 60 * 1000;

/**
 * Erases once a day what was stored for long enough. Of several processes on one store, one does it. The audit log gets how many
 * of each there were, also of a run that fails in the middle and begins again, and of persons nothing. `eraseDue` erases what is
 * due, and adds to `counts` how many of each it was.
 */
export function retentionWork(parts: {
  retention: RetentionStore;
  eraseDue: (counts: Counts) => Promise<void>;
  audit: AuditLog;
  log: { error(details: unknown, line: string): void };
}): BackgroundWork {
  const { retention, eraseDue, audit, log } = parts;

  async function work() {
    const run = await retention.begin();
    if (!run) return;
    const counts = noCounts();
    try {
      await eraseDue(counts);
      await run.end(counts);
    } catch (error) {
      await run.cancel();
      throw error;
    } finally {
      // After the end of the run, as nothing more is to be erased where this fails.
      await record(counts).catch((error: unknown) =>
        log.error({ error, counts }, 'What was erased by itself could not be written into the audit log'),
      );
    }
  }

  async function record(counts: Counts) {
    const fields = names.filter((name) => counts[name] > 0);
    if (fields.length === 0) return;
    await audit.record({
      ...{ who: { id: null, name: 'The site' }, action: 'eraseOldData' },
      record: { kind: 'retention', id: '' },
      fields: fields.map((name) => ({ name, before: null, after: String(counts[name]) })),
    });
  }

  return regularWork({
    work,
    every: EVERY,
    onError: (error) => log.error(error, 'Old data could not be erased; the next run is in an hour'),
  });
}

// The type of Object.keys loses the keys.
const names = Object.keys(defaultMonths) as RetentionClass[];
