import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a client has the answer with this entity tag already, by its `If-None-Match`: one tag, a list of them, weak or not, or
 * `*` for any (RFC 9110 §13.1.2).
 */
export function isKnown(etag: string, { 'if-none-match': condition }: IncomingHttpHeaders): boolean {
  if (condition === undefined) return false;
  return condition.trim() === '*' || condition.includes(etag.replace(/^W\//, ''));
}
