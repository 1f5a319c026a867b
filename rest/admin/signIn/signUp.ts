import { createHash, timingSafeEqual } from 'node:crypto';
import { Conflict, Forbidden, InvalidInput } from '../../http/errors.ts';
import type { AdminSignUp } from './admin.ts';
import type { AdminStore, StoredAdmin } from '../adminStore.ts';
import type { InvitationStore } from '../people/invitationStore.ts';
import { guessFault, lengthFault } from './passwordFault.ts';
import { hashPassword } from './passwords.ts';
import { signUpCode, type SignUpCodeSettings } from './signUpCode.ts';

interface Parts {
  admins: AdminStore;
  invitations: InvitationStore;
  settings: SignUpCodeSettings;
  now: () => Date;
}

/**
 * Creates an account: of an owner, with a code that works once, or of somebody who was invited, with the token of the
 * invitation as the code. Rejects with `InvalidInput` for a password that is short or easy to guess, `Forbidden` without a
 * valid code, and `Conflict` when the address has an account.
 */
export async function signUp(
  { admins, invitations, settings, now }: Parts,
  { name, email, password, code }: AdminSignUp,
): Promise<StoredAdmin> {
  refuse(lengthFault(password));
  const ownersGrant = grantOf(code, signUpCode(settings, await admins.count()));
  const invitation = ownersGrant || !code ? undefined : await invitations.forSignUp(code.trim(), email);
  const grantedBy = ownersGrant ?? (invitation && `invitation ${invitation.digest}`);
  if (!grantedBy) throw codeNeeded();
  // Only whoever has a code may have a password judged, which takes some milliseconds of the processor.
  refuse(await guessFault(password, { name, email }));
  const passwordHash = await hashPassword(password);
  // An invitation that was revoked, or sent again, since it was read grants nothing.
  if (invitation && !(await invitations.accept(invitation))) throw codeNeeded();
  const createdAt = now().toISOString();
  const role = invitation?.role ?? 'OWNER';
  const admin = await admins.add({ name, email, passwordHash, role, grantedBy, createdAt });
  if (admin) return admin;
  if (await admins.byEmail(email)) {
    throw new Conflict('An administrator with this email address exists. Log in instead.');
  }
  throw codeNeeded();
}

/** Throws `InvalidInput` when a password has a fault. */
function refuse(message: string | undefined) {
  if (message) throw new InvalidInput([{ field: 'password', message }]);
}

/** How the use of a right code is recorded; undefined for a wrong code. */
function grantOf(code: string | undefined, allowedCode: string | undefined): string | undefined {
  if (!code || !allowedCode) return undefined;
  const [given, allowed] = [digest(code.trim()), digest(allowedCode)];
  return timingSafeEqual(given, allowed) ? `code ${allowed.toString('base64url')}` : undefined;
}

function digest(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

function codeNeeded() {
  return new Forbidden('An unused sign-up code is required. Ask the dealer for one.');
}
