import { randomUUID } from 'node:crypto';
import type { Store, Stored } from '../store/Collection.ts';

/** Something that was tried by, or in the name of, an administrator, in the collection `audit`. */
export interface AuditEntry extends Stored {
  what: 'sign-up' | 'login';
  /** The email address that was given. */
  who: string;
  /** The network address that it came from. */
  address: string;
  ok: boolean;
  /** ISO 8601. */
  at: string;
}

/** What administrators did and tried, for good: nothing changes or removes an entry. */
export function audit(store: Store, now = () => new Date()) {
  const entries = store.collection<AuditEntry>('audit');
  return {
    createIndexes: async () => void (await entries.createIndex({ at: -1 })),
    record: async (entry: Pick<AuditEntry, 'what' | 'who' | 'address' | 'ok'>) =>
      void (await entries.insertOne({ ...entry, _id: randomUUID(), at: now().toISOString() })),
  };
}
