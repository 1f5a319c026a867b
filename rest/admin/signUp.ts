import { createHash, timingSafeEqual } from 'node:crypto';
import { Conflict, InvalidInput } from '../errors.ts';
import type { AdminSignUp } from './admin.ts';
import type { AdminStore, StoredAdmin } from './adminStore.ts';
import { hashPassword } from './passwords.ts';
import { Forbidden } from './refusals.ts';

/** Characters of a password, at least. */
const SHORTEST_PASSWORD = 12;

/**
 * Makes an administrator: the first one freely, every other one with `allowedCode`, which works once. Throws
 * `InvalidInput` for a short password, `Forbidden` without a good code, `Conflict` where the address has an account.
 */
export async function signUp(
  admins: AdminStore,
  { name, email, password, code }: AdminSignUp,
  allowedCode: string | undefined,
  now: () => Date,
): Promise<StoredAdmin> {
  if (password.length < SHORTEST_PASSWORD) {
    const message = `Password must have ${SHORTEST_PASSWORD} characters at least.`;
    throw new InvalidInput([{ field: 'password', message }]);
  }
  const seat = (await admins.count()) === 0 ? 'first' : seatOf(code, allowedCode);
  if (!seat) throw noCode();
  const passwordHash = await hashPassword(password);
  const admin = await admins.add({ name, email, passwordHash, seat, createdAt: now().toISOString() });
  if (admin) return admin;
  if (await admins.byEmail(email)) {
    throw new Conflict('An administrator with this email address exists. Log in instead.');
  }
  throw noCode();
}

/** The seat that the code opens; undefined for a wrong one. */
function seatOf(code: string | undefined, allowedCode: string | undefined): string | undefined {
  if (!code || !allowedCode) return undefined;
  const [given, allowed] = [digest(code.trim()), digest(allowedCode)];
  return timingSafeEqual(given, allowed) ? `code ${allowed.toString('base64url')}` : undefined;
}

function digest(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

function noCode() {
  return new Forbidden('Signing up needs a sign-up code that nobody has used yet. Ask the dealer for one.');
}
