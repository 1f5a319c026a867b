import { hash, verify } from '@node-rs/argon2';

/** The memory (kB), passes and threads of argon2id that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Matches no password. Passwords for unknown accounts are compared with it, so that the time does not reveal which
 * accounts exist.
 */
const UNUSED_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$uU63r1J1cJIrybXKiWiWVg$7pjC6SQdDbyIWKmAQU5CcQAT6OrPxtMjRwHYvA9jeWg';

/** The hash that is stored instead of a password. */
export const hashPassword = (password: string): Promise<string> => hash(normalized(password), cost);

/** Whether `stored` is the hash of this password. Without `stored`, false after the same time. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const matches = await verify(stored ?? UNUSED_HASH, normalized(password));
  return matches && stored !== undefined;
}

/** Keyboards encode the same letter (é) in several ways. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}
