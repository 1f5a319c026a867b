import { isIP } from 'node:net';

/**
 * Checks the setting that names the trusted proxies, and returns it for Fastify's `trustProxy`: addresses, networks, or
 * Fastify's names for some of them, separated by commas. Throws an error with a sentence that says what is wrong.
 */
export function trustedProxies(setting: string): string {
  for (const part of setting.split(',').map((text) => text.trim())) {
    if (!isNetwork(part) && !/^(loopback|linklocal|uniquelocal)$/.test(part)) {
      throw new Error(
        `"${part}" is neither an address, a network such as 10.0.0.0/8, loopback nor uniquelocal.`,
      );
    }
  }
  return setting;
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most && rest.length === 0;
}
