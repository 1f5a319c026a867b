import { randomUUID } from 'node:crypto';
import Type, { type Static } from 'typebox';
import type { Store } from '../store/Collection.ts';
import { isDuplicateKey } from '../store/mongodb/isDuplicateKey.ts';
import { StaffRole } from './staffMember.ts';

/** An administrator, in the collection `admins`. */
export const StoredAdmin = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  /** In lower case: an address has one administrator. */
  email: Type.String(),
  passwordHash: Type.String(),
  role: StaffRole,
  /**
   * What granted the account: `code` and the digest of the code, or `first` in stores of version 1.0. The index is
   * unique, so each grants only one account, even if two people sign up at the same time. Named `grantedBy` elsewhere;
   * stored documents keep this name.
   */
  seat: Type.String(),
  /** ISO 8601. */
  createdAt: Type.String(),
});
export type StoredAdmin = Static<typeof StoredAdmin>;

/** An administrator to be stored. */
type NewAdmin = Omit<StoredAdmin, '_id' | 'seat'> & { grantedBy: string };

export type AdminStore = ReturnType<typeof adminStore>;

/** The administrators. */
export function adminStore(store: Store) {
  const admins = store.collection<StoredAdmin>('admins');
  return {
    count: () => admins.countDocuments({}),
    byId: (id: string) => admins.findOne({ _id: id }),
    byEmail: (email: string) => admins.findOne({ email: email.toLowerCase() }),

    /** Stores the administrator; undefined when the address has an account or `grantedBy` has granted one. */
    async add({ grantedBy, ...admin }: NewAdmin): Promise<StoredAdmin | undefined> {
      const email = admin.email.toLowerCase();
      const stored = { ...admin, _id: randomUUID(), email, seat: grantedBy };
      try {
        await admins.insertOne(stored);
        return stored;
      } catch (error) {
        if (isDuplicateKey(error)) return undefined;
        throw error;
      }
    },
  };
}
