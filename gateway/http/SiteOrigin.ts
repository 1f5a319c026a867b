import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyRequest } from 'fastify';

interface Parts {
  /** The origin at which visitors find the site, such as `https://www.example.ae`. */
  siteUrl?: string;
  /** Hosts that a request may name where `siteUrl` is not set, such as `cars.example` or `cars.example:8080`. */
  allowedHosts?: readonly string[];
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origin under which visitors reach the site. It stands in links, the sitemap and what search engines read, so a request
 * cannot choose it freely: it is `siteUrl`, or the host of the request where that is allowed or an address of this machine.
 * Nor can a request choose the port of this machine.
 */
export class SiteOrigin {
  private readonly siteUrl: string | undefined;
  private readonly allowed: ReadonlySet<string>;

  constructor({ siteUrl, allowedHosts = [] }: Parts) {
    this.siteUrl = siteUrl;
    this.allowed = new Set(allowedHosts);
  }

  /** The origin, such as `https://www.example.ae`; the origin of this machine where the host is not allowed. */
  of({ socket, protocol, host: asked }: Pick<FastifyRequest, 'socket' | 'protocol' | 'host'>): string {
    if (this.siteUrl !== undefined) return this.siteUrl;
    const { localAddress, localPort } = socket;
    const host = asked.toLowerCase();
    const name = host.replace(/:\d+$/, '');
    // Behind a proxy, `protocol` is whatever X-Forwarded-Proto says.
    if (this.allowed.has(host)) return `${protocol === 'https' ? 'https' : 'http'}://${host}`;
    const own = [localAddress?.replace(/^::ffff:/, ''), `[${localAddress}]`];
    const isThisMachine = loopback.includes(name) || own.includes(name);
    return `http://${isThisMachine ? name : 'localhost'}:${localPort}`;
  }

  /** The origin for answers that are the same for everybody: `siteUrl`, or this machine with the port of `server`. */
  ofServer(server: Server): string {
    // A server that listens on a port has an address of this type.
    return this.siteUrl ?? `http://localhost:${(server.address() as AddressInfo | null)?.port}`;
  }
}
