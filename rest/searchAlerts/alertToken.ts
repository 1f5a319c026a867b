import { createHash, randomBytes } from 'node:crypto';

/** How many characters the id of an alert has. */
const ID = 24;

/** What a link in a mail holds: the id of the alert, and 128 random bits of which only the digest is stored. */
export function newToken(alertId: string): { token: string; digest: string } {
  const token = alertId + randomBytes(16).toString('hex');
  return { token, digest: digestOf(token) };
}

/** The id of the alert that a token is for, and its digest. */
export function readToken(token: string): { alertId: string; digest: string } {
  return { alertId: token.slice(0, ID), digest: digestOf(token) };
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
