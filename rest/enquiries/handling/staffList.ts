import { DEMO_ACCOUNT, type StoredAdmin } from '../../admin/adminStore.ts';
import { answering } from '../../admin/role.ts';
import type { StaffMember } from '../../admin/staffMember.ts';
import type { Store } from '../../store/Collection.ts';

export type StaffList = ReturnType<typeof staffList>;

/** The dealer's staff, for assignments and notices. */
export function staffList(store: Store) {
  const admins = store.collection<StoredAdmin>('admins');
  const told = ({ _id: id, name, email, role }: StoredAdmin): StaffMember => ({ id, name, email, role });
  return {
    /** Everybody by id, also those who may no longer sign in. */
    async byId(): Promise<ReadonlyMap<string, StaffMember>> {
      const all = await admins.find({}).toArray();
      return new Map(all.map((admin) => [admin._id, told(admin)]));
    },

    /** Those who answer enquiries and may sign in. */
    async active(): Promise<StaffMember[]> {
      return (await admins.find({}).toArray()).filter(isActive).map(told);
    },

    /** Those of them who have a mailbox: the owner of the demonstration has none. */
    async mailed(): Promise<StaffMember[]> {
      return (await admins.find({ seat: { $ne: DEMO_ACCOUNT } }).toArray()).filter(isActive).map(told);
    },
  };
}

function isActive({ role, disabledAt }: StoredAdmin): boolean {
  return answering.some((each) => each === role) && disabledAt === null;
}
