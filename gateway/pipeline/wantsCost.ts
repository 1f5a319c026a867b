import type { IncomingHttpHeaders } from 'node:http';

/** Whether a client asks to be told what its operation has cost: `Prefer: cost` (RFC 7240). */
export function wantsCost({ headers }: { headers: IncomingHttpHeaders }): boolean {
  return /(^|[\s,])cost($|[\s,])/i.test(String(headers.prefer ?? ''));
}
