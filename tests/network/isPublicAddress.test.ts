import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../platform/network/isPublicAddress.ts';

/** Addresses of the blocks that lead to no host of the open internet: the first and the last, or a well-known one. */
const notPublic = {
  'this machine': ['0.0.0.0', '0.255.255.255', '127.0.0.1', '127.255.255.255', '::', '::1'],
  'private networks': ['10.0.0.0', '10.255.255.255', '172.16.0.0', '172.31.255.255', '192.168.0.0'],
  'private networks in IPv6': ['fc00::', 'fd00::1', 'fdff:ffff::1', 'fec0::1'],
  'the network of a provider': ['100.64.0.0', '100.127.255.255'],
  'the same link': ['169.254.0.0', '169.254.255.255', 'fe80::1', 'febf::1'],
  'metadata of clouds': [
    ...['169.254.169.254', '168.63.129.16', '::ffff:168.63.129.16', '100.100.100.200'],
    ...['192.0.0.192', 'fd00:ec2::254', 'fd20:ce::254'],
  ],
  'protocols and relays': ['192.0.0.0', '192.0.0.255', '192.88.99.1', '192.31.196.1', '192.175.48.1'],
  documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.255', '2001:db8::1', '3fff::1', '3fff:fff::1'],
  measurements: ['198.18.0.0', '198.19.255.255', '2001:2::1'],
  'many receivers': ['224.0.0.1', '239.255.255.255', 'ff02::1'],
  'nobody yet': ['240.0.0.0', '255.255.255.255', '1::1', '1fff::1', '4000::1', '5f00::1', '100::1'],
  'IPv4 inside IPv6': [
    ...['::127.0.0.1', '::10.0.0.1', '::a9fe:a9fe', '::8.8.8.8', '::ffff:127.0.0.1', '::ffff:a00:1'],
    ...['::ffff:0:127.0.0.1', '64:ff9b::a00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::a00:1'],
    ...['2002:a00:1::', '2002:7f00:1::1', '2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ],
  'hashes and servers that answer for private names': ['2001:10::1', '2001:20::1', '2620:4f:8000::1'],
  'no address': ['', 'localhost', '1.2.3.4.5', '[::1]', '8.8.8.8/8', '::g'],
};

describe.each(Object.entries(notPublic))('the guard of addresses refuses %s', (_block, addresses) => {
  it.each(addresses)('%s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('the guard of addresses allows the open internet', () => {
  it.each([
    ...['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0'],
    ...['168.63.129.15', '168.63.129.17', '172.15.255.255', '172.32.0.0', '192.0.1.1', '223.255.255.255'],
    ...['2606:4700:4700::1111', '2001:200::1', '2001:4860:4860::8888', '2a00:1450::1', '3ffe::1'],
    ...['::ffff:8.8.8.8'],
  ])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});
