import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { MongoClient } from 'mongodb';
import { openStore } from '../../rest/store/open/openStore.ts';
import type { CollectionDefinition } from '../../rest/store/CollectionDefinition.ts';
import { storeFolder } from './storeFolder.ts';

/** An empty store of one engine. */
export type EngineStore = Awaited<ReturnType<typeof engineStore>>;

type Collections = readonly CollectionDefinition[];

async function engineStore(
  settings: { mongodbUrl?: string; dataDir: string; collections?: Collections },
  remove: () => Promise<void>,
) {
  let opened = await openStore(settings);
  return {
    /** The settings with which another process opens the same store. */
    settings,
    get store() {
      return opened.store;
    },
    get photos() {
      return opened.photos;
    },
    /** Opens the same store a second time, as another process does; the caller closes it. */
    another: async () => (await openStore(settings)).store,
    /** Closes the store and opens it again. */
    async reopen() {
      await opened.store.close();
      opened = await openStore(settings);
    },
    /** Closes the store and deletes its data. */
    async close() {
      await opened.store.close();
      await remove();
    },
  };
}

async function embedded(collections?: Collections) {
  const dataDir = await storeFolder();
  return engineStore({ dataDir, collections }, () => rm(dataDir, { recursive: true, force: true }));
}

function mongodb(server: string) {
  return async (collections?: Collections) => {
    const address = new URL(server);
    address.pathname = `/cars-${randomUUID()}`;
    const mongodbUrl = address.href;
    return engineStore({ mongodbUrl, dataDir: '', collections }, async () => {
      await using client = new MongoClient(mongodbUrl);
      await client.db().dropDatabase();
    });
  };
}

const {
  MONGODB_TEST_URL: server,
  MONGODB_POSTGRES_TEST_URL: onPostgres,
  MONGODB_STREAMS_TEST_URL: withStreams,
} = process.env;

/** An engine of the store, and a function that makes an empty store of it. */
export interface Engine {
  name: string;
  emptyStore: (collections?: Collections) => Promise<EngineStore>;
}

const embeddedEngine: Engine = { name: 'the embedded store', emptyStore: embedded };
const mongoEngines: Engine[] = server ? [{ name: 'MongoDB', emptyStore: mongodb(server) }] : [];
const postgresEngines: Engine[] = onPostgres
  ? [{ name: 'MongoDB over PostgreSQL', emptyStore: mongodb(onPostgres) }]
  : [];

/**
 * The engines of the store, each with a function that makes an empty store, of the collections of the product or of
 * those given. MongoDB is one of them where MONGODB_TEST_URL names a test server; its name is in the title of every test of it, by which `npm run test:system` finds them.
 */
export const storeEngines: readonly Engine[] = [embeddedEngine, ...mongoEngines];

/**
 * The same for tests in which many visitors write at once. The test server keeps its documents in SQLite, which lets
 * one write at a time: where MONGODB_POSTGRES_TEST_URL names one that keeps them in PostgreSQL, that one stands for MongoDB.
 */
export const busyEngines: readonly Engine[] = [
  embeddedEngine,
  ...(onPostgres ? postgresEngines : mongoEngines),
];

/**
 * The embedded store alone, for tests in which many write the same records at once: the test servers of MongoDB hang then, on
 * SQLite as on PostgreSQL.
 */
export const steadyEngines: readonly Engine[] = [embeddedEngine];

/**
 * MongoDB with change streams, where MONGODB_STREAMS_TEST_URL names such a server. The test server for it takes a snapshot
 * session but reads what is there now, so what is written during a backup is tested on the other engines only.
 */
export const streamEngine: Engine | undefined = withStreams
  ? { name: 'MongoDB with change streams', emptyStore: mongodb(withStreams) }
  : undefined;

/** The engines for the tests of the store itself: all that there are. */
export const everyEngine: readonly Engine[] = [
  ...storeEngines,
  ...postgresEngines,
  ...(streamEngine ? [streamEngine] : []),
];
