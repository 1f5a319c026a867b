import type { MongoClient } from 'mongodb';
import type { Store, StoreLog, Stored } from '../Collection.ts';
import type { CollectionDefinition } from '../CollectionDefinition.ts';
import { CompletedCollection } from './CompletedCollection.ts';
import { FollowedCollection, type NotifyWrite } from './FollowedCollection.ts';
import { mongoLimiter } from './mongoLimiter.ts';
import { pollChanges } from './pollChanges.ts';
import { SharedChangeLog } from './SharedChangeLog.ts';
import { watchChanges } from './watchChanges.ts';
import { WrittenIds } from '../embedded/WrittenIds.ts';

/** How long the server may take to answer a ping, ms: whoever asks for the health of the API waits for about a second. */
const PING_TIMEOUT = 900;

/**
 * The store in the database that the client's address names (`test` if it names none). Closing the store closes the
 * client. `changeStreams`: whether the server has them; without them, writes of followed collections are logged.
 * `collections`: those whose shapes are known; nullable properties that their documents lack are read as null.
 */
export function mongoStore(
  client: MongoClient,
  {
    changeStreams,
    collections = [],
  }: { changeStreams: boolean; collections?: readonly CollectionDefinition[] },
): Store {
  const shapes = new Map(collections.map(({ name, shape }) => [name, shape]));
  const database = client.db();
  const feeds = new Map<string, Set<WrittenIds>>();
  const logs = new Map<string, SharedChangeLog>();

  function feedsOf(name: string): Set<WrittenIds> {
    const known = feeds.get(name) ?? new Set();
    feeds.set(name, known);
    return known;
  }

  function logOf(name: string): SharedChangeLog {
    const known = logs.get(name) ?? new SharedChangeLog(database, name);
    logs.set(name, known);
    return known;
  }

  /** The feeds of this process get its own writes at once, so that it can read what it wrote. */
  function notifierOf(name: string): NotifyWrite {
    return async (ids, write) => {
      try {
        return changeStreams ? await write() : await logOf(name).around(ids, write);
      } finally {
        for (const feed of feedsOf(name)) feed.add(ids);
      }
    };
  }

  async function follow(name: string, fault: StoreLog) {
    const stop = new AbortController();
    const { signal } = stop;
    const feed = new WrittenIds(async () => {
      feedsOf(name).delete(feed);
      stop.abort();
      await ended;
    });
    feedsOf(name).add(feed);
    const { ended } = changeStreams
      ? await watchChanges({ database, collection: name, feed, signal, fault })
      : await pollChanges({ log: logOf(name), feed, signal, fault });
    return feed;
  }

  return {
    hasIndexes: true,
    collection: <T extends Stored>(name: string, { followed = false } = {}) => {
      const documents = database.collection<T>(name);
      const shape = shapes.get(name);
      const collection = shape ? new CompletedCollection<T>(documents, shape) : documents;
      return followed ? new FollowedCollection<T>(collection, notifierOf(name)) : collection;
    },
    follow,
    limiter: (name, limit) => mongoLimiter(database, name, limit),
    async snapshot() {
      // Servers with change streams have snapshots; on others, the collections are read one after the other.
      const session = changeStreams ? client.startSession({ snapshot: true }) : undefined;
      return {
        documents: (name) => database.collection<Stored>(name).find({}, { session, sort: { _id: 1 } }),
        close: async () => session?.endSession(),
      };
    },
    ping: async () =>
      void (await database.command({ ping: 1 }, { signal: AbortSignal.timeout(PING_TIMEOUT) })),
    close: () => client.close(),
  };
}
