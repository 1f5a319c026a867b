import ipaddr from 'ipaddr.js';

/** Whether an IP address is on the open internet: not this machine, not in its network and not reserved. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
