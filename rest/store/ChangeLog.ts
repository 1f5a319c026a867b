import type { ChangeFeed } from './Collection.ts';
import type { Table } from './embedded/EmbeddedFile.ts';

/** How many writes of a collection are stored: a few megabytes on disk. */
const MAX_ENTRIES = 100_000;

/** A collection and the number of a write; number 0 holds the count of all writes. */
type LogKey = [collection: string, number: number];

/** Logs the ids of written documents in the order of the writes, for every process that has the embedded store open. */
export class ChangeLog {
  private readonly table: Table<string | number, LogKey>;
  private readonly maxEntries: number;

  /** `maxEntries`: how many writes of a collection are stored. */
  constructor(table: Table<string | number, LogKey>, maxEntries = MAX_ENTRIES) {
    this.table = table;
    this.maxEntries = maxEntries;
  }

  /** Adds writes. Called inside the transaction that makes them, so that both are stored or neither. */
  append(collection: string, ids: string[]) {
    const table = this.table();
    let number = this.count(collection);
    for (const id of ids) {
      number += 1;
      void table.put([collection, number], id);
      if (number > this.maxEntries) void table.remove([collection, number - this.maxEntries]);
    }
    void table.put([collection, 0], number);
  }

  /** A feed of the collection's writes by any process. Taking from it costs microseconds. */
  follow(collection: string): ChangeFeed {
    let taken: number | undefined;
    return {
      take: () => {
        const count = this.count(collection);
        const from = taken;
        taken = count;
        if (count === from) return [];
        // A file that was restored from a copy may have fewer writes than were taken.
        if (from === undefined || count < from || count - from > this.maxEntries) return undefined;
        const range = this.table().getRange({ start: [collection, from + 1], end: [collection, count + 1] });
        // The range has only numbers above 0, whose values are ids.
        return Array.from(range, ({ value }) => value as string);
      },
      close: async () => {},
    };
  }

  private count(collection: string): number {
    return (this.table().get([collection, 0]) as number | undefined) ?? 0;
  }
}
