import type { IncomingMessage } from 'node:http';

/** A name or an address, and a port (RFC 9112 §3.2). */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** What is said to a request with a wrong Host header. */
export const INVALID_HOST = 'The header Host must stand in a request once, and name a host.';

/** Whether `text` is a host, with or without a port, as a Host header has it. */
export function isHost(text: string): boolean {
  return HOST.test(text);
}

/** Whether the Host header of a request stands in it once and names a host; requests of HTTP/1.0 need none. */
export function hasValidHost({ headers: { host }, rawHeaders }: IncomingMessage): boolean {
  return host === undefined || (isHost(host) && !isRepeated(rawHeaders));
}

/** Node keeps the first of several Host headers alone. A loop, as it runs for every cached answer: a tenth of a microsecond. */
function isRepeated(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
}
