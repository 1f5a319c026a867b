import type { Filter } from 'mongodb';
import { setImmediate } from 'node:timers/promises';
import type { Collection, FindOptions, Found, Store, Stored } from '../../rest/store/Collection.ts';
import { CollectionWrapper } from '../../rest/store/CollectionWrapper.ts';

/**
 * A store that records its reads and counts its round trips: commands that run at the same time are one round trip. It
 * claims to be a database with indexes.
 */
export function countingStore(store: Store) {
  const counted = { commands: [] as string[], roundTrips: 0 };
  let underWay = 0;
  async function note<R>(command: string, run: () => Promise<R>): Promise<R> {
    counted.commands.push(command);
    if (underWay === 0) counted.roundTrips += 1;
    underWay += 1;
    try {
      // By then, all commands that are sent at the same time have been sent.
      await setImmediate();
      return await run();
    } finally {
      underWay -= 1;
    }
  }

  class CountingCollection<T extends Stored> extends CollectionWrapper<T> {
    private readonly name: string;

    constructor(collection: Collection<T>, name: string) {
      super(collection);
      this.name = name;
    }

    override find(filter: Filter<T>, options?: FindOptions): Found<T> {
      const toArray = () => note(`find ${this.name}`, () => this.collection.find(filter, options).toArray());
      return {
        toArray,
        async *[Symbol.asyncIterator]() {
          yield* await toArray();
        },
      };
    }

    override findOne(filter: Filter<T>) {
      return note(`findOne ${this.name}`, () => this.collection.findOne(filter));
    }

    override countDocuments(filter: Filter<T>) {
      return note(`count ${this.name}`, () => this.collection.countDocuments(filter));
    }

    override aggregate<R extends object>(pipeline: [{ $match: Filter<T> }, ...object[]]) {
      const found = this.collection.aggregate<R>(pipeline);
      return { toArray: () => note(`aggregate ${this.name}`, () => found.toArray()) };
    }
  }

  return {
    store: {
      ...store,
      hasIndexes: true,
      collection: <T extends Stored>(name: string) =>
        new CountingCollection<T>(store.collection<T>(name), name),
    } satisfies Store,
    /** The reads of `run`, in their order, and its round trips. */
    during: async (run: () => Promise<unknown>) => {
      Object.assign(counted, { commands: [], roundTrips: 0 });
      await run();
      return { ...counted };
    },
  };
}
