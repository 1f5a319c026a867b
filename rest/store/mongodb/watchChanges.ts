import type { ChangeStream, ChangeStreamDocument, Db } from 'mongodb';
import { setTimeout } from 'node:timers/promises';
import type { StoreLog, Stored } from '../Collection.ts';
import { retryPause } from './retryPause.ts';
import type { WrittenIds } from '../embedded/WrittenIds.ts';

/** Leaves the written document out of a change. */
const IDS_ONLY = [{ $project: { operationType: 1, documentKey: 1 } }];

/**
 * Follows the server's change stream and tells `feed` what any process writes to a collection, until `signal` ends it.
 * Settles when the stream is open: every later write reaches the feed. The driver resumes a stream whose connection
 * breaks; if it cannot, the stream is opened again, and the feed says that writes may have been missed.
 */
export async function watchChanges(parts: {
  database: Db;
  collection: string;
  feed: WrittenIds;
  signal: AbortSignal;
  fault: StoreLog;
}): Promise<{ ended: Promise<void> }> {
  const { database, collection, feed, signal, fault } = parts;

  async function open() {
    const stream = database.collection<Stored>(collection).watch(IDS_ONLY);
    // Only this sends the first request to the server.
    const first = await stream.tryNext();
    if (first) tell(first);
    return stream;
  }

  function tell(change: ChangeStreamDocument<Stored>) {
    if ('documentKey' in change) feed.add([change.documentKey._id]);
    // The collection itself was dropped or renamed.
    else feed.invalidate();
  }

  async function follow(stream: ChangeStream<Stored>) {
    const close = () => void stream.close();
    signal.addEventListener('abort', close);
    try {
      while (!signal.aborted) tell(await stream.next());
    } finally {
      signal.removeEventListener('abort', close);
      await stream.close().catch(() => undefined);
    }
  }

  async function run(first: ChangeStream<Stored>) {
    let stream: ChangeStream<Stored> | undefined = first;
    for (let failures = 0; !signal.aborted;) {
      try {
        stream ??= await open();
        if (failures > 0) feed.invalidate();
        failures = 0;
        await follow(stream);
      } catch (error) {
        if (signal.aborted) return;
        failures += 1;
        if (failures === 1) fault.warn({ error }, 'The change stream has ended; reopening it');
        await setTimeout(retryPause(failures), undefined, { signal, ref: false }).catch(() => undefined);
      }
      stream = undefined;
    }
  }

  return { ended: run(await open()) };
}
