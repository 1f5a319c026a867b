import { randomUUID } from 'node:crypto';
import Type, { type Static } from 'typebox';
import { Nullable } from '../http/schemas.ts';
import type { Store } from '../store/Collection.ts';
import { insertUnlessThere } from '../store/insertUnlessThere.ts';
import { changeRevised, writeRevised } from '../store/revised.ts';
import { StaffRole } from './staffMember.ts';

/** The one-time codes of a member of the staff (RFC 6238). */
export const StoredOneTimeCodes = Type.Object({
  /** In base 32. */
  secret: Type.String(),
  /** The step of the last code that was used: no code of it or of an earlier one is good any more. */
  lastStep: Type.Integer(),
  /** The digests of the recovery codes that were not used. */
  recoveryCodes: Type.Array(Type.String()),
  /** How many codes were used: each use is written only by whoever knows the latest one. */
  uses: Type.Integer(),
});
export type StoredOneTimeCodes = Static<typeof StoredOneTimeCodes>;

/** Who changed a field last, for those who meant to change it as it was before. */
const LastChange = Type.Object({
  field: Type.String(),
  /** The revision that it made. */
  revision: Type.Integer(),
  by: Type.String(),
  at: Type.String(),
});

/** A member of the staff, in the collection `admins`. */
export const StoredAdmin = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  /** In lower case: an address has one account. */
  email: Type.String(),
  passwordHash: Type.String(),
  role: StaffRole,
  /**
   * What granted the account: `code` and the digest of the code, `invitation` and the digest of its token, or `first` in
   * stores of version 1.0. The index is unique, so each grants only one account, even if two people sign up at the same
   * time. Named `grantedBy` elsewhere; stored documents keep this name.
   */
  seat: Type.String(),
  /** ISO 8601, like the other times. */
  createdAt: Type.String(),
  /** Goes up with each change; null before the first one. */
  revision: Nullable(Type.Integer()),
  /** Null for an active account. */
  disabledAt: Nullable(Type.String()),
  /** Null where they are off. */
  oneTimeCodes: Nullable(StoredOneTimeCodes),
  /** A secret that was made for one-time codes, which are on once a code of it was entered. */
  newCodesSecret: Nullable(Type.String()),
  /** Whether an owner wants this person to use one-time codes. */
  oneTimeCodesRequired: Nullable(Type.Boolean()),
  /** The link with which the password can be set anew; null if there is none. */
  reset: Nullable(Type.Object({ digest: Type.String(), expiresAt: Type.String() })),
  /** One for each field that an owner has changed. */
  lastChanges: Nullable(Type.Array(LastChange)),
});
export type StoredAdmin = Static<typeof StoredAdmin>;

/** What a new account begins with. */
type NewAdmin = Pick<StoredAdmin, 'name' | 'email' | 'passwordHash' | 'role' | 'createdAt'> & {
  grantedBy: string;
};
/** What can be changed of an account. */
type AdminChange = Partial<Omit<StoredAdmin, '_id' | 'revision'>>;

/** What granted the account of the demonstration. */
export const DEMO_ACCOUNT = 'demonstration';

export type AdminStore = ReturnType<typeof adminStore>;

/** The accounts of the staff. */
export function adminStore(store: Store) {
  const admins = store.collection<StoredAdmin>('admins');
  const byId = (id: string) => admins.findOne({ _id: id });

  return {
    /** How many there are besides that of the demonstration, which takes nobody's sign-up code. */
    count: () => admins.countDocuments({ seat: { $ne: DEMO_ACCOUNT } }),
    byId,
    byEmail: (email: string) => admins.findOne({ email: email.toLowerCase() }),
    /** The account with a link to choose another password, by the digest of its token. */
    byResetDigest: (digest: string) => admins.findOne({ 'reset.digest': digest }),
    /** All of them, the oldest first. */
    list: () => admins.find({}, { sort: { createdAt: 1, _id: 1 } }).toArray(),

    /** Writes a change of the revision that is known; undefined if the account has changed since. */
    change: (known: StoredAdmin, changed: AdminChange): Promise<StoredAdmin | undefined> =>
      writeRevised<StoredAdmin>(admins, known, changed),

    /** Changes an account, whatever its revision. `changeOf` is called again where somebody else was faster. */
    async update(id: string, changeOf: (known: StoredAdmin) => AdminChange): Promise<void> {
      const known = await byId(id);
      if (known) await changeRevised(admins, known, changeOf);
    },

    /** Notes that a one-time code was used, unless another one was since these were read; tells whether it was noted. */
    async useCode(id: string, { uses }: StoredOneTimeCodes, codes: StoredOneTimeCodes): Promise<boolean> {
      const { matchedCount } = await admins.updateOne(
        { _id: id, 'oneTimeCodes.uses': uses },
        { $set: { oneTimeCodes: { ...codes, uses: uses + 1 } } },
      );
      return matchedCount === 1;
    },

    /** Stores a new account; undefined when the address has one or `grantedBy` has granted one. */
    async add({ grantedBy, ...admin }: NewAdmin): Promise<StoredAdmin | undefined> {
      const email = admin.email.toLowerCase();
      const stored: StoredAdmin = {
        ...{ ...admin, _id: randomUUID(), email, seat: grantedBy, revision: 1, disabledAt: null },
        ...{
          oneTimeCodes: null,
          newCodesSecret: null,
          oneTimeCodesRequired: null,
          reset: null,
          lastChanges: null,
        },
      };
      return (await insertUnlessThere(admins, stored)) ? stored : undefined;
    },
  };
}
