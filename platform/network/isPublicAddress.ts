import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** IANA assigns addresses of hosts on the open internet from this block only: the rest of IPv6 is reserved or special. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** The blocks inside it that lead to no such host (IANA IPv6 Special-Purpose Address Registry, RFC 6890). */
const SPECIAL_IPV6 = [
  // Protocols: Teredo and ORCHID among them.
  '2001::/23',
  // Documentation.
  '2001:db8::/32',
  '3fff::/20',
  // 6to4: the address has an IPv4 address inside, which may be a private one.
  '2002::/16',
  // Servers that answer for private names (AS112).
  '2620:4f:8000::/48',
].map((block) => ipaddr.IPv6.parseCIDR(block));

/** Azure's metadata service. Those of other clouds have addresses of special blocks, such as 169.254.169.254. */
const AZURE_METADATA = '168.63.129.16';

/**
 * Whether an IP address is on the open internet: not this machine, not in its network, not a metadata service of a cloud and
 * not reserved. An IPv6 address that stands for an IPv4 address (`::ffff:10.0.0.1`) is judged as that one.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(withoutDots(address));
  if (parsed instanceof ipaddr.IPv4) {
    // The library knows the special blocks of IPv4: an address outside all of them is `unicast`.
    return parsed.range() === 'unicast' && parsed.toString() !== AZURE_METADATA;
  }
  return parsed.match(GLOBAL_IPV6) && !SPECIAL_IPV6.some((block) => parsed.match(block));
}

/** An IPv6 address in hexadecimal: the library takes the deprecated form `::8.8.8.8` for `::ffff:8.8.8.8`. */
function withoutDots(address: string): string {
  const url = `http://[${address}]`;
  return address.includes(':') && URL.canParse(url) ? new URL(url).hostname.slice(1, -1) : address;
}
