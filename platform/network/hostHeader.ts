import type { IncomingMessage } from 'node:http';

/** A name or an IP address, with or without a port (RFC 9112 §3.2). */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The answer to a request with an invalid Host header. */
export const INVALID_HOST = 'The header Host must occur exactly once and name a host.';

/** Whether `text` is a host as in a Host header, with or without a port. */
export function isHost(text: string): boolean {
  return HOST.test(text);
}

/** Whether a request has one Host header and it names a host; HTTP/1.0 requests need none. */
export function hasValidHost({ headers: { host }, rawHeaders }: IncomingMessage): boolean {
  return host === undefined || (isHost(host) && !isRepeated(rawHeaders));
}

/**
 * Whether there are several Host headers: Node's `headers` has only the first. A loop, because it runs for every cached
 * answer (0.1 µs).
 */
function isRepeated(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
}
