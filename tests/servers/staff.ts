import { adminStore, type StoredAdmin } from '../../rest/admin/adminStore.ts';
import type { Role } from '../../rest/admin/role.ts';
import { adminTokens } from '../../rest/admin/sessions/adminTokens.ts';
import { sessionStore } from '../../rest/admin/sessions/sessionStore.ts';
import { hashPassword } from '../../rest/admin/signIn/passwords.ts';
import type { Store } from '../../rest/store/Collection.ts';

/** The password of everybody whom `addStaff` adds. */
export const PASSWORD = 'a long way to Ajman';
/** The secret with which a REST API must be run that is to accept their tokens. */
export const tokenSecret = Buffer.from('a secret for tests that is long enough');

/** A member of the staff, with the headers of a session. */
export interface Staff {
  id: string;
  email: string;
  headers: { authorization: string };
}

/** Adds a member of the staff with this name to a store, who is signed in. */
export async function addStaff(
  store: Store,
  name: string,
  role: Role,
  now = () => new Date(),
): Promise<Staff> {
  const email = `${name.toLowerCase()}@example.ae`;
  const passwordHash = await hashPassword(PASSWORD);
  const createdAt = now().toISOString();
  const admin = await adminStore(store).add({ name, email, role, passwordHash, createdAt, grantedBy: name });
  if (!admin) throw new Error(`There is a ${name} already`);
  return { id: admin._id, email, headers: await signIn(store, admin, now) };
}

/** The token of somebody's session, as the back office keeps it. */
export const tokenOf = ({ headers }: Pick<Staff, 'headers'>) => headers.authorization.replace('Bearer ', '');

/** Opens another session of somebody, who has entered the password again, and returns its headers. */
export async function signIn(store: Store, { _id }: Pick<StoredAdmin, '_id'>, now = () => new Date()) {
  const sessions = sessionStore(store, now);
  const session = await sessions.open(_id, { device: null, address: null });
  await sessions.confirm(session._id);
  return { authorization: `Bearer ${await adminTokens(tokenSecret, now).issue(session)}` };
}
