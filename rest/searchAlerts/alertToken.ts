import { createHash, randomBytes } from 'node:crypto';

/** How many characters the id of an alert has. */
const ID = 24;

/** The token for a link in a mail: the id of the alert and 128 random bits. Only its digest is stored. */
export function newToken(alertId: string): { token: string; digest: string } {
  const token = alertId + randomBytes(16).toString('hex');
  return { token, digest: digestOf(token) };
}

/** The id of the alert that a token is for, and the digest of the token. */
export function readToken(token: string): { alertId: string; digest: string } {
  return { alertId: token.slice(0, ID), digest: digestOf(token) };
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
