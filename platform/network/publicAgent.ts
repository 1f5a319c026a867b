import { isIP } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { checkWrittenAddress, guardedLookup, type Resolve } from './guardedLookup.ts';
import { isPublicAddress } from './isPublicAddress.ts';

/** Which addresses may be connected to, and how hosts are resolved. */
export interface AllowedAddresses {
  /** Whether an IP address is allowed. By default, those on the open internet are. */
  isAllowed?: (address: string) => boolean;
  /** Resolves a host; by DNS when left out. */
  resolve?: Resolve;
}

/**
 * Whether all addresses of a host (a name, or an IP address without brackets) are allowed. False for a name that is not
 * found within `timeout` ms.
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
 * An agent that connects to allowed addresses only; other requests fail with `PrivateHost`. It checks the very addresses
 * to which it connects, so a name that points elsewhere a moment later gains nothing. `timeout`: for connecting, ms.
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
