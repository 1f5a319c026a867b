import type { Database } from 'lmdb';
import type { ChangeFeed } from './ChangeFeed.ts';

/** How many writes of a collection are stored: some megabytes on disk. */
const MAX_ENTRIES = 100_000;

/** A collection and the number of a write; at number 0 stands how many writes there were. */
type LogKey = [collection: string, number: number];

/** The ids of written documents in the order of the writes, for every process that has the embedded store open. */
export class ChangeLog {
  private readonly file: Database<string | number, LogKey>;
  private readonly maxEntries: number;

  /** `maxEntries`: how many writes of a collection are stored. */
  constructor(file: Database<string | number, LogKey>, maxEntries = MAX_ENTRIES) {
    this.file = file;
    this.maxEntries = maxEntries;
  }

  /** Adds writes. Is called inside the transaction that makes them, so that neither is ever without the other. */
  append(collection: string, ids: string[]) {
    let number = this.count(collection);
    for (const id of ids) {
      number += 1;
      void this.file.put([collection, number], id);
      if (number > this.maxEntries) void this.file.remove([collection, number - this.maxEntries]);
    }
    void this.file.put([collection, 0], number);
  }

  /** A feed of the collection's writes, whichever process makes them. Taking from it costs microseconds. */
  follow(collection: string): ChangeFeed {
    let taken: number | undefined;
    return {
      take: () => {
        // LMDB reads from one snapshot for a turn of the event loop; a write of another process may be newer.
        this.file.resetReadTxn();
        const count = this.count(collection);
        const from = taken;
        taken = count;
        if (count === from) return [];
        // A file that was put back from a copy has fewer writes than were taken.
        if (from === undefined || count < from || count - from > this.maxEntries) return undefined;
        const range = this.file.getRange({ start: [collection, from + 1], end: [collection, count + 1] });
        // Only numbers above 0 are in the range, and these have ids.
        return Array.from(range, ({ value }) => value as string);
      },
      close: async () => {},
    };
  }

  private count(collection: string): number {
    return (this.file.get([collection, 0]) as number | undefined) ?? 0;
  }
}
