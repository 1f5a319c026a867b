import { hash, verify } from '@node-rs/argon2';

/** Kilobytes, passes and threads of argon2id, as OWASP recommends them. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Matches no password. Compared with where there is no account, so that the time tells nobody which exist. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$uU63r1J1cJIrybXKiWiWVg$7pjC6SQdDbyIWKmAQU5CcQAT6OrPxtMjRwHYvA9jeWg';

/** What is stored in place of a password. */
export const hashPassword = (password: string): Promise<string> => hash(composed(password), cost);

/** Whether `stored` was made of this password; without `stored` it takes as long, and is false. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const matches = await verify(stored ?? NOBODY, composed(password));
  return matches && stored !== undefined;
}

/** Keyboards spell the same letter (é) in several ways. */
function composed(password: string): string {
  return password.normalize('NFKC');
}
