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
