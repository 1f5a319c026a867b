import type { IncomingHttpHeaders } from 'node:http';

/** A GET or an upload without any of these headers may come from another site's page (CSRF). */
const preflightHeaders = ['apollo-require-preflight', 'x-apollo-operation-name'] as const;

/** Whether a request has a header that only programs and pages of the same site can send. */
export function isPreflighted(headers: IncomingHttpHeaders): boolean {
  return preflightHeaders.some((name) => headers[name]);
}
