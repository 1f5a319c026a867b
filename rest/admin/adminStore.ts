import { randomUUID } from 'node:crypto';
import type { Store, Stored } from '../store/Collection.ts';
import { isTaken } from '../store/isTaken.ts';

/** An administrator, in the collection `admins`. */
export interface StoredAdmin extends Stored {
  name: string;
  /** In lower case: an address has one administrator. */
  email: string;
  passwordHash: string;
  /**
   * What the sign-up was allowed by: `first`, or `code` and the digest of the code. Each is taken by one
   * administrator only, whoever signs up at the same time.
   */
  seat: string;
  /** ISO 8601. */
  createdAt: string;
}

export type AdminStore = ReturnType<typeof adminStore>;

/** The administrators. */
export function adminStore(store: Store) {
  const admins = store.collection<StoredAdmin>('admins');
  return {
    async createIndexes() {
      await admins.createIndex({ email: 1 }, { unique: true });
      await admins.createIndex({ seat: 1 }, { unique: true });
    },
    count: () => admins.countDocuments({}),
    byId: (id: string) => admins.findOne({ _id: id }),
    byEmail: (email: string) => admins.findOne({ email: email.toLowerCase() }),

    /** Stores the administrator; undefined when the address or the seat is taken. */
    async add(admin: Omit<StoredAdmin, '_id'>): Promise<StoredAdmin | undefined> {
      const stored = { ...admin, _id: randomUUID(), email: admin.email.toLowerCase() };
      try {
        await admins.insertOne(stored);
        return stored;
      } catch (error) {
        if (isTaken(error)) return undefined;
        throw error;
      }
    },
  };
}
