import { isIP } from 'node:net';
import { isPublicAddress } from './isPublicAddress.ts';

/** Names without a dot, and names that are never in public DNS (RFC 6761, 6762, 8375). */
const LOCAL_NAME = /^[^.]+$|\.(localhost|local|internal|home\.arpa)$/;

/** Whether `url` can only be reached from this machine or its network, judged by the text of its host. */
export function isLocalUrl(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return isIP(host) ? !isPublicAddress(host) : isLocalName(host);
}

/** Whether a host name, in lower case, with or without a dot at its end, is never in public DNS. */
export function isLocalName(name: string): boolean {
  return LOCAL_NAME.test(name.replace(/\.$/, ''));
}
