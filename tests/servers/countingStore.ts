import type { Filter } from 'mongodb';
import { setImmediate } from 'node:timers/promises';
import type { Collection, FindOptions, Found, Store, Stored } from '../../rest/store/Collection.ts';
import { CollectionWrapper } from '../../rest/store/CollectionWrapper.ts';

/** A command that was sent, and what answers it. */
interface Sent {
  command: string;
  run: () => Promise<void>;
}

/** What may happen on the way to the database; for tests of what a reader makes of it. */
interface OnTheWay {
  /** The order in which the commands of a round trip reach the database; the one in which they were sent, if left out. */
  order?: (commands: string[]) => string[];
  /** Runs after each command, before the next one reaches the database. */
  after?: (command: string) => Promise<void>;
}

/**
 * A store that records its reads and counts its round trips: commands that are sent at the same time are one round trip,
 * and each of them is answered when all of them have been. It claims to be a database with indexes.
 */
export function countingStore(store: Store, { order = (commands) => commands, after }: OnTheWay = {}) {
  const counted = { commands: [] as string[], roundTrips: 0 };
  let waiting: Sent[] = [];
  let trip: Promise<void> | undefined;

  async function travel() {
    // By then, all commands that are sent at the same time have been sent.
    await setImmediate();
    const sent = waiting;
    [waiting, trip] = [[], undefined];
    counted.roundTrips += 1;
    const left = [...sent];
    for (const command of order(sent.map((each) => each.command))) {
      const [next] = left.splice(
        left.findIndex((each) => each.command === command),
        1,
      );
      await next?.run();
      await after?.(command);
    }
  }

  async function note<R>(command: string, run: () => Promise<R>): Promise<R> {
    counted.commands.push(command);
    let answer: PromiseSettledResult<R> | undefined;
    waiting.push({
      command,
      run: async () => void ([answer] = await Promise.allSettled([run()])),
    });
    await (trip ??= travel());
    if (answer?.status !== 'fulfilled') throw answer?.reason;
    return answer.value;
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
    /** The reads of `run`, in their order, its round trips, and its result. */
    during: async <R>(run: () => Promise<R>) => {
      Object.assign(counted, { commands: [], roundTrips: 0 });
      const result = await run();
      return { ...counted, result };
    },
  };
}
