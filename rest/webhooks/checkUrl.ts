import { isIP } from 'node:net';

/**
 * Why an address cannot be that of a webhook; undefined for one that can. Whether it is on the open internet is looked at
 * again for each connection, since a name may come to mean another address.
 */
export function wrongUrl(text: string, isAllowed: (address: string) => boolean): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:') return 'The address must begin with https://.';
  if (url.username || url.password) return 'The address must have no user name and no password.';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) ? !isAllowed(host) : !host.includes('.') || /\.(localhost|local|internal)$/.test(host)) {
    return 'The address must be one of the open internet.';
  }
  return undefined;
}
