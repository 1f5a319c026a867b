import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type BackgroundWork, regularWork } from '../../../platform/processes/regularWork.ts';
import type { CarStore } from '../../cars/carStore.ts';
import type { BulkCar, BulkChangePart, SkippedCar, StoredBulkChange } from './bulkChange.ts';
import type { BulkStore } from './bulkStore.ts';
import { changeCars, prepareCars, restoreCars } from './changeCars.ts';

/** For how long a process has a bulk change to itself, unless it goes on with it, ms. */
const LEASE = 15_000;
/** How often a process looks for bulk changes that another one has left, ms. */
const EVERY = 5_000;
/** After each part, visitors have the process for as many times as long as it took, but at most `LONGEST`, ms. */
const [REST, LONGEST] = [1, 500];
/** How many cars are listed that were left as they are. */
const MOST_LISTED = 200;

export type BulkWorker = BackgroundWork & { wake: () => void };

interface Parts {
  bulk: BulkStore;
  cars: CarStore;
  log: Pick<FastifyBaseLogger, 'error'>;
  now: () => Date;
}

/**
 * Goes on with the bulk changes that are under way, one after the other, beside the requests. A process takes one for a while and
 * says so in its record; where the process ends, another one goes on with the part at which it was.
 */
export function bulkWorker({ bulk, cars, log, now }: Parts): BulkWorker {
  let stopped = false;
  let again = false;
  let working: Promise<void> | undefined;
  const at = (ms: number) => new Date(now().getTime() + ms).toISOString();

  /** Whether no process is at it; a lease that ends much too late is of a clock that was set back since. */
  function isFree({ leaseUntil }: StoredBulkChange): boolean {
    return leaseUntil === null || leaseUntil <= at(0) || leaseUntil > at(10 * LEASE);
  }

  /** Does what is left of a bulk change, or of its undoing. Ends early where another process has taken it over. */
  async function goOn(found: StoredBulkChange) {
    let change = await bulk.write(found, { leaseUntil: at(LEASE) });
    const isUndoing = found.state === 'undoing';
    // Counted anew: the process before may have ended between a part and the record.
    const counts = countsOf(isUndoing);
    for (let number = 0; change && number < change.parts; number += 1) {
      if (stopped) return void (await bulk.write(change, { leaseUntil: null }));
      const began = performance.now();
      const part = await bulk.part(change._id, number);
      if (!part) continue;
      const isDone = isUndoing ? part.isUndone : part.isRun;
      const done: BulkChangePart | undefined = isDone ? part : await (isUndoing ? undo : run)(part, change);
      if (!done) return;
      counts.add(done.cars);
      if (isDone) continue;
      change = await bulk.write(change, { ...counts.fields(), leaseUntil: at(LEASE) });
      await setTimeout(Math.min((performance.now() - began) * REST, LONGEST));
    }
    if (!change) return;
    const end = isUndoing
      ? { state: 'undone' as const, undoneAt: at(0) }
      : { state: 'done' as const, finishedAt: at(0) };
    await bulk.write(change, { ...counts.fields(), ...end, leaseUntil: null });
  }

  async function run(part: BulkChangePart, { action }: StoredBulkChange) {
    const prepared = await bulk.writePart(part, { cars: await prepareCars(part.cars, action, cars) });
    if (!prepared) return undefined;
    return bulk.writePart(prepared, { cars: await changeCars(prepared.cars, action, cars), isRun: true });
  }

  async function undo(part: BulkChangePart, { action }: StoredBulkChange) {
    return bulk.writePart(part, { cars: await restoreCars(part.cars, action, cars), isUndone: true });
  }

  async function work() {
    do {
      again = false;
      for (const change of await bulk.underWay()) {
        if (!stopped && isFree(change)) await goOn(change);
      }
    } while (again && !stopped);
  }

  /** Starts what is to be done, and returns at once. */
  function wake() {
    again = true;
    if (stopped) return;
    working ??= work()
      .catch((error: unknown) => log.error(error, 'A bulk change was interrupted; it goes on soon'))
      .finally(() => (working = undefined));
  }

  const looking = regularWork({ work: async () => wake(), every: EVERY, onError: () => undefined });
  return {
    wake,
    start: () => looking.start(),
    /** Settles when the part is done that is under way. */
    async stop() {
      stopped = true;
      await looking.stop();
      await working;
    },
  };
}

/** Counts what became of the cars. */
function countsOf(isUndoing: boolean) {
  const count = { handled: 0, succeeded: 0, left: 0 };
  const listed: SkippedCar[] = [];

  function add(list: readonly BulkCar[]) {
    for (const { id, name, stockNumber, after, skip, restored, kept } of list) {
      // What was not changed is not undone.
      if (isUndoing && after === undefined) continue;
      count.handled += 1;
      const isDone = isUndoing ? restored : after !== undefined;
      const reason = isUndoing ? kept : skip;
      if (isDone) count.succeeded += 1;
      if (!reason) continue;
      count.left += 1;
      if (listed.length < MOST_LISTED) listed.push({ id, name, stockNumber, reason });
    }
  }

  function fields() {
    const { handled, succeeded, left } = count;
    return isUndoing
      ? { handled, restored: succeeded, kept: left, keptCars: [...listed] }
      : { handled, changed: succeeded, skipped: left, skippedCars: [...listed] };
  }

  return { add, fields };
}
