import type { MongoClient } from 'mongodb';
import type { Store, Stored } from './Collection.ts';

/** The database that the client's address names (`test` where it names none). Closing closes the client. */
export function mongoStore(client: MongoClient): Store {
  const database = client.db();
  return {
    collection: <T extends Stored>(name: string) => database.collection<T>(name),
    ping: async () => void (await database.command({ ping: 1 })),
    close: () => client.close(),
  };
}
