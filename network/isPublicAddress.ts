import ipaddr from 'ipaddr.js';

/** Whether an IP address is one of the open internet: neither of this machine nor of its network, nor reserved. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
