import { createHash, timingSafeEqual } from 'node:crypto';
import { Conflict, Forbidden, InvalidInput } from '../../http/errors.ts';
import type { AdminSignUp } from './admin.ts';
import type { AdminStore, StoredAdmin } from '../adminStore.ts';
import { guessFault, lengthFault } from './passwordFault.ts';
import { hashPassword } from './passwords.ts';
import { signUpCode, type SignUpCodeSettings } from './signUpCode.ts';

/**
 * Creates an owner, with a code that works once. Rejects with `InvalidInput` for a password that is short
 * or easy to guess, `Forbidden` without a valid code, and `Conflict` when the address has an account.
 */
export async function signUp(
  admins: AdminStore,
  { name, email, password, code }: AdminSignUp,
  settings: SignUpCodeSettings,
  now: () => Date,
): Promise<StoredAdmin> {
  refuse(lengthFault(password));
  const grantedBy = grantOf(code, signUpCode(settings, await admins.count()));
  if (!grantedBy) throw codeNeeded();
  // Only whoever has a code may have a password judged, which takes some milliseconds of the processor.
  refuse(await guessFault(password, { name, email }));
  const passwordHash = await hashPassword(password);
  const createdAt = now().toISOString();
  const admin = await admins.add({ name, email, passwordHash, role: 'OWNER', grantedBy, createdAt });
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
