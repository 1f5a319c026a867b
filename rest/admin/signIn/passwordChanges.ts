import { Forbidden, InvalidInput } from '../../http/errors.ts';
import type { AdminStore, StoredAdmin } from '../adminStore.ts';
import type { SignedIn } from '../guardBackOffice.ts';
import { digestOf } from '../people/linkToken.ts';
import type { SessionStore } from '../sessions/sessionStore.ts';
import type { Confirmation, PasswordChange, PasswordReset } from './admin.ts';
import type { loginRateLimit } from './loginRateLimit.ts';
import { guessFault, lengthFault } from './passwordFault.ts';
import { hashPassword, isPassword } from './passwords.ts';

interface Parts {
  admins: AdminStore;
  sessions: SessionStore;
  /** See `loginRateLimit`. */
  countTry: Awaited<ReturnType<typeof loginRateLimit>>;
  now: () => Date;
}

export type PasswordChanges = ReturnType<typeof passwordChanges>;

/** How people change their passwords, and prove that they know them. Wrong ones count as tries to log in. */
export function passwordChanges({ admins, sessions, countTry, now }: Parts) {
  /** The account of whoever is signed in, if this is the password. Rejects with `InvalidInput` and `TooManyRequests`. */
  async function verified(
    { staff: { id, email } }: SignedIn,
    { field, password, address }: { field: string; password: string; address: string },
  ): Promise<StoredAdmin> {
    const succeeded = await countTry(address, email);
    const admin = await admins.byId(id);
    if (!admin || !(await isPassword(password, admin.passwordHash))) throw wrongPassword(field);
    await succeeded();
    return admin;
  }

  /** Throws `Forbidden` unless the link with this digest is good for the account. */
  function checkLink({ reset, disabledAt }: StoredAdmin, digest: string) {
    if (reset?.digest !== digest) throw usedLink();
    if (reset.expiresAt <= now().toISOString()) {
      throw new Forbidden('This link has expired. Ask an owner of the site for a new one.');
    }
    if (disabledAt !== null) throw new Forbidden('Your account is disabled. Ask an owner.');
  }

  return {
    /** Notes for ten minutes that the password was entered again. Rejects with `InvalidInput` and `TooManyRequests`. */
    async confirm(who: SignedIn, { password }: Confirmation, address: string): Promise<void> {
      await verified(who, { field: 'password', password, address });
      await sessions.confirm(who.sessionId);
    },

    /** Changes the password, and ends the other sessions. Rejects with `InvalidInput` and `TooManyRequests`. */
    async change(who: SignedIn, { current, password }: PasswordChange, address: string): Promise<void> {
      const admin = await verified(who, { field: 'current', password: current, address });
      const passwordHash = await hashOfNew(password, admin);
      await admins.update(admin._id, (known) => {
        if (known.passwordHash !== admin.passwordHash) throw wrongPassword('current');
        return { passwordHash, reset: null };
      });
      await sessions.endAll(admin._id, who.sessionId);
    },

    /**
     * Sets the password by the link of an owner, ends all sessions, and turns one-time codes off. Rejects with `Forbidden` for a
     * link that is good no more, with `InvalidInput` for the password. Returns the account.
     */
    async reset({ token, password }: PasswordReset): Promise<StoredAdmin> {
      const digest = digestOf(token.trim());
      const admin = await admins.byResetDigest(digest);
      if (!admin) throw usedLink();
      checkLink(admin, digest);
      const passwordHash = await hashOfNew(password, admin);
      await admins.update(admin._id, (known) => {
        // Somebody else has used the link meanwhile, or an owner has made another one or disabled the account.
        checkLink(known, digest);
        return { passwordHash, reset: null, oneTimeCodes: null, newCodesSecret: null };
      });
      await sessions.endAll(admin._id);
      return admin;
    },
  };
}

/** The hash of a new password. Rejects with `InvalidInput` for one that is short or easy to guess. */
async function hashOfNew(password: string, who: StoredAdmin): Promise<string> {
  const message = lengthFault(password) ?? (await guessFault(password, who));
  if (message) throw new InvalidInput([{ field: 'password', message }]);
  return hashPassword(password);
}

const wrongPassword = (field: string) => new InvalidInput([{ field, message: 'This is not your password.' }]);
const usedLink = () =>
  new Forbidden('This link was used, or replaced by another one. Ask an owner of the site for a new one.');
