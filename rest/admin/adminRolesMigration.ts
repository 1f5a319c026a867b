import type { Migration } from '../store/migrate.ts';
import type { StoredAdmin } from './adminStore.ts';

/** Gives administrators from before there were roles theirs: the oldest becomes the owner, the others may only read. */
export const adminRolesMigration: Migration = {
  name: '2026-11-28 roles of administrators',
  async run(store) {
    const admins = store.collection<StoredAdmin>('admins');
    const all = await admins.find({}, { sort: { createdAt: 1, _id: 1 } }).toArray();
    for (const [i, { _id, role }] of all.entries()) {
      // Documents from before have none, whatever their type says.
      if (role === undefined)
        await admins.updateOne({ _id }, { $set: { role: i === 0 ? 'OWNER' : 'VIEWER' } });
    }
  },
};
