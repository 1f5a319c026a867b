import { isIP } from 'node:net';
import { isLocalName } from '../../platform/network/isLocalUrl.ts';
import { type AllowedAddresses, allowsHost } from '../../platform/network/publicAgent.ts';
import { InvalidInput } from '../http/errors.ts';

/** How long the DNS lookup of a host may take, ms. */
const LOOKUP_TIMEOUT = 5_000;

/** Throws `InvalidInput` for an address that cannot be that of a webhook. One that is left out is not checked. */
export async function checkUrl(url: string | undefined, allowed: AllowedAddresses): Promise<void> {
  const message = url === undefined ? undefined : await wrongUrl(url, allowed);
  if (message) throw new InvalidInput([{ field: 'url', message }]);
}

/**
 * Why an address cannot be that of a webhook; undefined for a valid one. Each connection checks again whether the host is on
 * the open internet, because its name may resolve to another address later.
 */
async function wrongUrl(text: string, allowed: AllowedAddresses): Promise<string | undefined> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:') return 'The address must begin with https://.';
  if (url.username || url.password) return 'The address must not contain a user name or a password.';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isLocal = !isIP(host) && isLocalName(host);
  // Unknown and private hosts get the same message, so that nobody learns names of our network by trying.
  if (isLocal || !(await allowsHost(host, allowed, LOOKUP_TIMEOUT))) {
    return 'The host of the address must be on the public internet.';
  }
  return undefined;
}
