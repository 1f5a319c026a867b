import { balance } from './balance.ts';

/** The ports of the servers of a topology. */
export interface ServersBehind {
  gateways: number[];
  rests: number[];
  /** The port on which the gateways reach the REST APIs. */
  inner: number;
}

/** What stands in front of the gateways, and between them and the REST APIs. */
export interface TopologyProxy {
  name: string;
  /** Settles when it takes connections; `url` is the address of the site. */
  start(servers: ServersBehind): Promise<{ url: string; close(): Promise<void> }>;
}

/** The proxy where no Caddy is found: it chooses by connections, knows no HTTP, and starts at once. */
export const ownProxy: TopologyProxy = {
  name: 'a proxy of its own',
  async start({ gateways, rests, inner }) {
    const [outside, inside] = await Promise.all([balance(gateways), balance(rests, inner)]);
    return {
      url: outside.url,
      async close() {
        await Promise.all([outside.close(), inside.close()]);
      },
    };
  },
};
