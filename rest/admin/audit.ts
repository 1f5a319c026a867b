import { randomUUID } from 'node:crypto';
import type { Store, Stored } from '../store/Collection.ts';

/** An attempt of an administrator, or of somebody who claims to be one, in the collection `audit`. */
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

/** The audit log of what administrators attempted. No entry is ever changed or removed. */
export function audit(store: Store, now = () => new Date()) {
  const entries = store.collection<AuditEntry>('audit');
  return {
    record: async (entry: Pick<AuditEntry, 'what' | 'who' | 'address' | 'ok'>) =>
      void (await entries.insertOne({ ...entry, _id: randomUUID(), at: now().toISOString() })),
  };
}
