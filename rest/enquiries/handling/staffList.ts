import type { StoredAdmin } from '../../admin/adminStore.ts';
import type { Role } from '../../admin/role.ts';
import type { StaffMember } from '../../admin/staffMember.ts';
import type { Store } from '../../store/Collection.ts';

/** The roles that answer enquiries. */
const ANSWERING: readonly Role[] = ['OWNER', 'SALES'];

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

    /** Those who answer enquiries and may sign in, of one of the roles. */
    async active(roles = ANSWERING): Promise<StaffMember[]> {
      const all = await admins.find({}).toArray();
      return all.filter((admin) => roles.includes(admin.role) && admin.disabledAt === null).map(told);
    },
  };
}
