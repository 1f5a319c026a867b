import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

/** Thrown for a host that is this machine, or is not on the open internet. */
export class PrivateHost extends Error {
  /** Undici retries after an error that has no code. */
  readonly code = 'PRIVATE_HOST';
}

/** Resolves a host to all its addresses, as `dns.lookup` does with `all`. */
export type Resolve = (host: string, done: (error: Error | null, found: LookupAddress[]) => void) => void;

const resolveByDns: Resolve = (host, done) => lookup(host, { all: true }, done);

/**
 * Looks up and checks the addresses of a host for a connection. The connection uses these same addresses, so the name
 * cannot point elsewhere a moment later. Fails with `PrivateHost` when one of them is not allowed.
 */
export function guardedLookup(
  isAllowed: (address: string) => boolean,
  resolve = resolveByDns,
): LookupFunction {
  return (host, options, done) => {
    resolve(host, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) done(error ?? new Error('This host has no address.'), []);
      else if (!found.every(({ address }) => isAllowed(address))) done(new PrivateHost(), []);
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}

/** Throws `PrivateHost` for a host that is written as an IP address and is not allowed: such a host is never looked up. */
export function checkWrittenAddress(host: string, isAllowed: (address: string) => boolean) {
  const address = host.replace(/^\[|\]$/g, '');
  if (isIP(address) && !isAllowed(address)) throw new PrivateHost();
}
