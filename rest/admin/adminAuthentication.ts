import type { Store } from '../store/Collection.ts';
import type { Admin, AdminLogin, AdminSession, AdminSignUp } from './admin.ts';
import { adminStore, type StoredAdmin } from './adminStore.ts';
import { adminTokens } from './adminTokens.ts';
import { audit, type AuditEntry } from './audit.ts';
import { loginRateLimit } from './loginRateLimit.ts';
import { isPassword } from './passwords.ts';
import { Unauthorized } from './refusals.ts';
import { signUp } from './signUp.ts';

/** The settings of the administrators' sign-in. */
export interface AdminSettings {
  /** Signs the tokens. */
  tokenSecret: Uint8Array;
  /** Lets one more administrator sign up; nobody without it. */
  signUpCode?: string;
}

/** Lets administrators in. Every try is counted and written down, with how it ended, before it is answered. */
export function adminAuthentication(parts: { store: Store; settings: AdminSettings; now: () => Date }) {
  const { store, settings, now } = parts;
  const admins = adminStore(store);
  const tokens = adminTokens(settings.tokenSecret, now);
  const book = audit(store, now);
  const countTry = loginRateLimit();

  async function attempt(entry: Omit<AuditEntry, '_id' | 'ok' | 'at'>, enter: () => Promise<StoredAdmin>) {
    await countTry(entry.address, entry.who);
    let ok = false;
    try {
      const { _id, name, email } = await enter();
      ok = true;
      const session: AdminSession = { token: await tokens.issue(_id), admin: { id: _id, name, email } };
      return session;
    } finally {
      await book.record({ ...entry, ok });
    }
  }

  return {
    /** Throws what `signUp` throws, and `TooManyTries`. */
    signUp: (form: AdminSignUp, address: string): Promise<AdminSession> =>
      attempt({ what: 'sign-up', who: form.email, address }, () =>
        signUp(admins, form, settings.signUpCode, now),
      ),

    /** Throws `Unauthorized`, the same for an unknown address and a wrong password, and `TooManyTries`. */
    logIn: ({ email, password }: AdminLogin, address: string): Promise<AdminSession> =>
      attempt({ what: 'login', who: email, address }, async () => {
        const admin = await admins.byEmail(email);
        const right = await isPassword(password, admin?.passwordHash);
        if (!admin || !right) throw new Unauthorized('The email address or the password is wrong.');
        return admin;
      }),

    /** Whose token this is. Throws `Unauthorized` for one that is no longer good. */
    async holder(token: string | undefined): Promise<Admin> {
      const id = token && (await tokens.read(token));
      const admin = id ? await admins.byId(id) : null;
      if (!admin) throw new Unauthorized('Log in to continue.');
      return { id: admin._id, name: admin.name, email: admin.email };
    },
  };
}
