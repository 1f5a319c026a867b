import type { Store, Stored } from '../../store/Collection.ts';
import { insertUnlessThere } from '../../store/insertUnlessThere.ts';
import type { Migration } from '../../store/migrate.ts';
import { stableId } from '../../store/stableId.ts';
import type { StoredAuditEntry } from './auditEntry.ts';

/** An entry from before the log had ids in order of time: an attempt to sign up or log in, or a logout. */
interface Attempt extends Stored {
  what: string;
  /** The email address that was typed. */
  who: string;
  address: string;
  ok: boolean;
  at: string;
}

/** Makes the recorded sign-ups, logins and logouts entries of the audit log. */
export const auditMigration: Migration = {
  name: '2026-11-28 entries of the audit log',
  async run(store) {
    const attempts = store.collection<Attempt>('audit');
    const ids = await idsByEmail(store);
    for (const { _id, what, who, address, ok, at } of await attempts.find({}).toArray()) {
      // It is an entry already.
      if (what === undefined) continue;
      const id = ids.get(who.toLowerCase()) ?? null;
      const entry = {
        // Follows from the old one: a second run, after a crash, writes the same.
        ...{ _id: `${at}-${stableId('attempt', _id).slice(0, 8)}`, at, who: { id, name: who }, action: what },
        ...{ record: { kind: 'staff', id: id ?? '' }, fields: [], address, ok },
      };
      await insertUnlessThere(store.collection<StoredAuditEntry>('audit'), entry);
      await attempts.deleteOne({ _id });
    }
  },
};

async function idsByEmail(store: Store): Promise<Map<string, string>> {
  const admins = await store.collection<Stored & { email: string }>('admins').find({}).toArray();
  return new Map(admins.map(({ _id, email }) => [email, _id]));
}
