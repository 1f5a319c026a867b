import { isIP } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { checkWrittenAddress, guardedLookup, type Resolve } from './guardedLookup.ts';
import { isPublicAddress } from './isPublicAddress.ts';

/** Which addresses may be connected to, and how they are found. */
export interface AllowedAddresses {
  /** Which IP addresses: those of the open internet when left out. */
  isAllowed?: (address: string) => boolean;
  /** Gives the addresses of a host; the DNS when left out. */
  resolve?: Resolve;
}

/**
 * Whether a host (a name, or an IP address without brackets) has allowed addresses, and no others. A name that is not found
 * within `timeout` ms has none.
 */
export async function allowsHost(
  host: string,
  { isAllowed = isPublicAddress, resolve }: AllowedAddresses,
  timeout: number,
): Promise<boolean> {
  if (isIP(host)) return isAllowed(host);
  const lookup = guardedLookup(isAllowed, resolve);
  return new Promise((settle) => {
    const timer = setTimeout(() => settle(false), timeout);
    lookup(host, { all: true }, (error) => {
      clearTimeout(timer);
      settle(error === null);
    });
  });
}

/**
 * An agent that connects to allowed addresses only: it looks at those that it connects to, so a name that means another
 * address a moment later gets nothing. Its requests fail with `PrivateHost` otherwise. `timeout` of a connection: ms.
 */
export function publicAgent(
  { isAllowed = isPublicAddress, resolve }: AllowedAddresses,
  { timeout, ca, ...options }: Omit<Agent.Options, 'connect'> & { timeout: number; ca?: string },
): Agent {
  const connect = buildConnector({ timeout, ca, lookup: guardedLookup(isAllowed, resolve) });
  return new Agent({
    ...options,
    connect: (target, done) => {
      try {
        checkWrittenAddress(target.hostname, isAllowed);
      } catch (error) {
        done(error as Error, null);
        return;
      }
      connect(target, done);
    },
  });
}
