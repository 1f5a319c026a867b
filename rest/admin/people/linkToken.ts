import { createHash, randomBytes } from 'node:crypto';

/** A token for a link: 256 random bits. Only its digest is stored. */
export function newLinkToken(): { token: string; digest: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, digest: digestOf(token) };
}

/** The digest of a token that has enough bits not to be guessed. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
