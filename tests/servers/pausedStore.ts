import type { Filter, OptionalUnlessRequiredId } from 'mongodb';
import { setImmediate } from 'node:timers/promises';
import type { Collection, Store, Stored, WriteOperation } from '../../rest/store/Collection.ts';
import { CollectionWrapper } from '../../rest/store/CollectionWrapper.ts';

/** A store whose writes stand still until they are let on, one by one: between any two of them a test can look. */
export function pausedStore(store: Store) {
  /** The writes that stand still, oldest first. */
  const standing: { command: string; goOn: () => Promise<unknown> }[] = [];

  function pause<R>(command: string, write: () => Promise<R>): Promise<R> {
    return new Promise((resolve) => {
      const goOn = () => {
        const written = write();
        resolve(written);
        // A failure is the writer's, who has the same promise.
        return Promise.allSettled([written]);
      };
      standing.push({ command, goOn });
    });
  }

  class PausedCollection<T extends Stored> extends CollectionWrapper<T> {
    private readonly name: string;

    constructor(collection: Collection<T>, name: string) {
      super(collection);
      this.name = name;
    }

    override insertOne(document: OptionalUnlessRequiredId<T>) {
      return pause(`insert ${this.name}`, () => this.collection.insertOne(document));
    }

    override updateOne(filter: Filter<T>, update: { $set: Partial<T> }) {
      return pause(`update ${this.name}`, () => this.collection.updateOne(filter, update));
    }

    override deleteOne(filter: Filter<T>) {
      return pause(`delete ${this.name}`, () => this.collection.deleteOne(filter));
    }

    override bulkWrite(operations: WriteOperation<T>[]) {
      return pause(`write ${this.name}`, () => this.collection.bulkWrite(operations));
    }
  }

  /** Lets the oldest write on. Returns its name; undefined if none stands still. */
  async function step(): Promise<string | undefined> {
    // A writer may read before it writes again; the embedded store answers reads at once.
    for (let turns = 0; turns < 3; turns += 1) await setImmediate();
    const next = standing.shift();
    await next?.goOn();
    return next?.command;
  }

  return {
    store: {
      ...store,
      collection: <T extends Stored>(name: string, options?: { followed?: boolean }) =>
        new PausedCollection<T>(store.collection<T>(name, options), name),
    } satisfies Store,
    step,
    /** Lets writes on until one with this name has been made. */
    async until(command: string) {
      for (let made = await step(); made !== command; made = await step()) {
        if (made === undefined) throw new Error(`Nobody stands at ${command}`);
      }
    },
  };
}
