import { Forbidden, Unauthorized } from '../../http/errors.ts';
import type { Store } from '../../store/Collection.ts';
import type { Admin, AdminLogin, AdminSession, AdminSignUp } from './admin.ts';
import { type AdminStore, adminStore, type StoredAdmin } from '../adminStore.ts';
import { adminTokens } from '../sessions/adminTokens.ts';
import type { AuditLog } from '../audit/auditLog.ts';
import type { OneTimeCodes } from './oneTimeCodes.ts';
import type { loginRateLimit } from './loginRateLimit.ts';
import { isPassword } from './passwords.ts';
import type { SessionStore, StoredSession } from '../sessions/sessionStore.ts';
import { signUp } from './signUp.ts';
import type { InvitationStore } from '../people/invitationStore.ts';
import type { SignedIn } from '../guardBackOffice.ts';
import { signUpCode, type SignUpCodeSettings } from './signUpCode.ts';

/** The settings of the sign-up and login of administrators. */
export type AdminSettings = SignUpCodeSettings;

/**
 * A line for the operator with the code that the first administrator needs to sign up. Undefined if there is an
 * administrator, or if the operator has set a code.
 */
export async function firstSignUp(store: Store, settings: AdminSettings): Promise<string | undefined> {
  if (settings.signUpCode || (await adminStore(store).count()) > 0) return undefined;
  return `There is no administrator yet. To sign up the first one at /login of the site, use the code ${signUpCode(settings, 0)}`;
}

/** The browser that signs in. */
type SignInClient = { address: string; device: string | null };

interface Parts {
  admins: AdminStore;
  invitations: InvitationStore;
  codes: OneTimeCodes;
  sessions: SessionStore;
  /** See `loginRateLimit`. */
  countTry: Awaited<ReturnType<typeof loginRateLimit>>;
  settings: AdminSettings;
  audit: AuditLog;
  now: () => Date;
}

export type AdminAuthentication = ReturnType<typeof adminAuthentication>;

/**
 * Signs administrators up, logs them in and out, and reads their tokens. Every attempt counts for the rate limit, and is written
 * to the audit log before it is answered.
 */
export function adminAuthentication(parts: Parts) {
  const { admins, invitations, codes, sessions, countTry, settings, audit, now } = parts;
  const tokens = adminTokens(settings.tokenSecret, now);

  async function attempt(
    { action, email: typed }: { action: 'sign-up' | 'login'; email: string },
    client: SignInClient,
    authenticate: () => Promise<StoredAdmin>,
  ) {
    const succeeded = await countTry(client.address, typed);
    let signedIn: StoredAdmin | undefined;
    try {
      const admin = await authenticate();
      const { _id, name, email } = admin;
      await succeeded();
      const opened = await sessions.open(_id, client);
      await endIfChanged(admin, opened);
      const session: AdminSession = { token: await tokens.issue(opened), admin: { id: _id, name, email } };
      signedIn = admin;
      return session;
    } finally {
      const account = signedIn ?? (await admins.byEmail(typed));
      await audit.record({
        // Who was refused may be anybody.
        ...{ who: { id: signedIn?._id ?? null, name: typed }, action, ok: signedIn !== undefined },
        ...{ record: { kind: 'staff', id: account?._id ?? '' }, address: client.address },
      });
    }
  }

  /**
   * Ends a session whose account was changed while it was opened: the password or the one-time codes that were proved are others
   * now, or the account was disabled.
   */
  async function endIfChanged(admin: StoredAdmin, session: StoredSession) {
    const latest = await admins.byId(admin._id);
    const isSame =
      latest?.passwordHash === admin.passwordHash &&
      latest.oneTimeCodes?.secret === admin.oneTimeCodes?.secret;
    if (isSame && !latest.disabledAt) return;
    await sessions.end(session._id);
    throw new Unauthorized('This account has just been changed. Log in again.');
  }

  /** The session of a token and its administrator; undefined when either is gone, or the token is not valid. */
  async function openSession(
    token: string,
  ): Promise<{ session: StoredSession; admin: StoredAdmin } | undefined> {
    const id = await tokens.read(token);
    const session = id === undefined ? undefined : await sessions.use(id);
    const admin = session && (await admins.byId(session.adminId));
    return session && admin && !admin.disabledAt ? { session, admin } : undefined;
  }

  return {
    /** Rejects with the errors of `signUp`, and with `TooManyRequests`. */
    signUp: (form: AdminSignUp, client: SignInClient): Promise<AdminSession> =>
      attempt({ action: 'sign-up', email: form.email }, client, () =>
        signUp({ admins, invitations, settings, now }, form),
      ),

    /**
     * Rejects with `Unauthorized`, the same for an unknown address and a wrong password, with `Forbidden` for a disabled account,
     * with `InvalidInput` without a one-time code where one is needed, and with `TooManyRequests`.
     */
    logIn: ({ email, password, oneTimeCode }: AdminLogin, client: SignInClient): Promise<AdminSession> =>
      attempt({ action: 'login', email }, client, async () => {
        const admin = await admins.byEmail(email);
        const right = await isPassword(password, admin?.passwordHash);
        if (!admin || !right) throw new Unauthorized('The email address or the password is wrong.');
        if (admin.disabledAt) throw new Forbidden('Your account is disabled. Ask an owner.');
        await codes.use(admin, oneTimeCode);
        return admin;
      }),

    /** The administrator of a session's token. Rejects with `Unauthorized` for a missing or invalid token. */
    async adminOf(token: string | undefined): Promise<Admin> {
      const found = token && (await openSession(token));
      if (!found) throw notSignedIn();
      const { _id, name, email } = found.admin;
      return { id: _id, name, email };
    },

    /** Who signed in to get a session's token. Rejects as `adminOf` does. */
    async signedIn(token: string | undefined): Promise<SignedIn> {
      const found = token && (await openSession(token));
      if (!found) throw notSignedIn();
      const { session, admin } = found;
      const { _id, name, email, role, oneTimeCodes, oneTimeCodesRequired } = admin;
      const mustSetUp = oneTimeCodesRequired === true && oneTimeCodes === null;
      const isConfirmed = sessions.isConfirmed(session);
      return { staff: { id: _id, name, email, role }, sessionId: session._id, isConfirmed, mustSetUp };
    },

    /** Ends the session of a token; one that has ended already stays so. Rejects with `Unauthorized` without a token. */
    async logOut(token: string | undefined, address: string): Promise<void> {
      if (!token) throw notSignedIn();
      const found = await openSession(token);
      if (!found) return;
      await sessions.end(found.session._id);
      const { _id, email } = found.admin;
      await audit.record({
        ...{ who: { id: _id, name: email }, action: 'logout', address },
        record: { kind: 'staff', id: _id },
      });
    },
  };
}

const notSignedIn = () => new Unauthorized('Log in to continue.');
