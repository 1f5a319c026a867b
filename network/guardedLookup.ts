import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

/** Thrown for a host that is this machine, or stands in a network that is not the open internet. */
export class PrivateHost extends Error {
  /** An error without a code would be tried again. */
  readonly code = 'PRIVATE_HOST';
}

/** Gives every address of a host, as `dns.lookup` does with `all`. */
export type Resolve = (host: string, done: (error: Error | null, found: LookupAddress[]) => void) => void;

const resolveByDns: Resolve = (host, done) => lookup(host, { all: true }, done);

/**
 * Looks a host up for a connection, which then goes to the addresses that were looked at: a name cannot mean another one a
 * moment later. Fails with `PrivateHost` when one of them is not allowed.
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

/** Throws `PrivateHost` for a host that is written as an address, which no lookup ever sees, and is not allowed. */
export function checkWrittenAddress(host: string, isAllowed: (address: string) => boolean) {
  const address = host.replace(/^\[|\]$/g, '');
  if (isIP(address) && !isAllowed(address)) throw new PrivateHost();
}
