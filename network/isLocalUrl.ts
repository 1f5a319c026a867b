import { isIP } from 'node:net';
import { isPublicAddress } from './isPublicAddress.ts';

/** Names without a dot, and those that are never in the DNS of the internet (RFC 6761, 6762, 8375). */
const LOCAL_NAME = /^[^.]+$|\.(localhost|local|internal|home\.arpa)$/;

/** Whether only this machine or its network finds `url`, by how its host is written. */
export function isLocalUrl(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$|\.$/g, '');
  return isIP(host) ? !isPublicAddress(host) : LOCAL_NAME.test(host);
}
