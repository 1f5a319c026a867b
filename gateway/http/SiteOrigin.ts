import type { FastifyRequest } from 'fastify';

interface Parts {
  /** The origin at which visitors find the site, such as `https://www.example.ae`. */
  siteUrl?: string;
  /** Names of hosts that a request may ask for, where `siteUrl` is not set. */
  allowedHosts?: readonly string[];
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origin under which visitors reach the site. It stands in links, the sitemap and what search engines read, so a request
 * cannot choose it freely: it is `siteUrl`, or the host of the request where that is allowed or an address of this machine.
 */
export class SiteOrigin {
  private readonly siteUrl: string | undefined;
  private readonly allowed: ReadonlySet<string>;

  constructor({ siteUrl, allowedHosts = [] }: Parts) {
    this.siteUrl = siteUrl;
    this.allowed = new Set([...loopback, ...allowedHosts]);
  }

  /** The origin, such as `https://www.example.ae`; that of this machine for a host that is not allowed. */
  of(request: FastifyRequest): string {
    if (this.siteUrl !== undefined) return this.siteUrl;
    const { localAddress, localPort } = request.socket;
    const name = request.hostname.toLowerCase();
    return this.allowed.has(name) || name === localAddress?.replace(/^::ffff:/, '')
      ? `${request.protocol}://${request.host}`
      : `http://localhost:${localPort}`;
  }
}
