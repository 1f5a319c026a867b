import type { Store, Stored } from '../../rest/store/Collection.ts';
import { CollectionWrapper } from '../../rest/store/CollectionWrapper.ts';

/** A store in which somebody else does something once, just before the next write of a collection. */
export function interruptedStore(store: Store) {
  const waiting = new Map<string, () => Promise<unknown>>();

  class InterruptedCollection<T extends Stored> extends CollectionWrapper<T> {
    private readonly name: string;

    constructor(name: string, followed: boolean) {
      super(store.collection<T>(name, { followed }));
      this.name = name;
    }

    override async insertOne(...write: Parameters<CollectionWrapper<T>['insertOne']>) {
      await this.interrupt();
      return super.insertOne(...write);
    }

    override async updateOne(...write: Parameters<CollectionWrapper<T>['updateOne']>) {
      await this.interrupt();
      return super.updateOne(...write);
    }

    override async replaceOne(...write: Parameters<CollectionWrapper<T>['replaceOne']>) {
      await this.interrupt();
      return super.replaceOne(...write);
    }

    override async deleteOne(...write: Parameters<CollectionWrapper<T>['deleteOne']>) {
      await this.interrupt();
      return super.deleteOne(...write);
    }

    override async bulkWrite(...write: Parameters<CollectionWrapper<T>['bulkWrite']>) {
      await this.interrupt();
      return super.bulkWrite(...write);
    }

    private async interrupt() {
      const run = waiting.get(this.name);
      waiting.delete(this.name);
      await run?.();
    }
  }

  return {
    store: {
      ...store,
      collection: <T extends Stored>(name: string, { followed = false } = {}) =>
        new InterruptedCollection<T>(name, followed),
    } satisfies Store,
    /** What somebody else does before the next write of the collection. Where it rejects, that write fails, too. */
    before: (collection: string, run: () => Promise<unknown>) => void waiting.set(collection, run),
  };
}
