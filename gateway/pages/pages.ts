import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { acceptedEncoding, CompressedBody } from '../cache/CompressedBody.ts';
import { isKnown } from '../../platform/network/isKnown.ts';
import { BACK_OFFICE, EXPLORER } from '../http/securityHeaders.ts';
import { DealershipFollower } from './DealershipFollower.ts';
import { pageAddress } from './pageAddress.ts';
import { type ExecuteForPage, PageCache, type RenderedPage } from './PageCache.ts';
import type { GatewayMetrics } from '../metrics/GatewayMetrics.ts';
import { Overloaded } from '../../platform/processes/AdmissionControl.ts';
import type { Execute, Render, Site } from './Site.ts';

/** A name with an ending, such as `wp-login.php`, or that begins with a dot. HTML files may be old addresses of pages. */
const FILE = /\/\.|\.(?!html?$)\w{1,12}$/i;

/** How long the start waits for the first page, ms; without it, the first visitor would. */
const WARM_UP_TIMEOUT = 3_000;
/** When a client that was refused may ask again, seconds. */
const AFTER_REFUSAL = 2;
/**
 * How long the refusal of a client is delayed that asks again on its connection before `AFTER_REFUSAL` has passed, ms on average.
 * In a flood, this leaves the processor to admitted clients and to the health check. It varies, as a crowd that came at once
 * would otherwise ask again at once.
 */
const EARLY_DELAY = 200;
/** How long every refusal is delayed where nobody knows who asks again, ms: all visitors of a proxy share its connections. */
const PROXIED_DELAY = 20;
/** Retry-After of a page whose data could not be reached, seconds. */
const AFTER_FAILURE = 30;
/** How long browsers remember a permanent redirect (308), as from another spelling of a page's address. */
const ONE_DAY = 'public, max-age=86400';

interface Parts {
  site: Site;
  execute: ExecuteForPage;
  originOf: (request: FastifyRequest) => string;
  /** Whether requests come by the connections of a proxy. */
  proxied: boolean;
  /** How long a page may wait for all its data, ms. */
  timeout: number;
  metrics: GatewayMetrics;
  /** The origin whose facts of the dealer are followed; without it, pages have the built-in ones. */
  followed?: string;
  /** Gets the cache of pages, which expires together with the other caches. */
  caches: { expire(): void }[];
}

/**
 * `/graphiql` is the explorer (GW-14), and all below `/admin` is the back office; every other path without a route is a page of the site, unless it names a file.
 * `originOf` says where visitors find it.
 */
export function pages(parts: Parts): FastifyPluginAsync {
  const { site, execute, originOf, proxied, timeout, metrics, followed, caches } = parts;
  /** When a page was last refused on a connection, ms by `performance.now()`. */
  const refusedAt = new WeakMap<Socket, number>();
  const dataFor = (requestId?: string): Execute => {
    return async (operation) => (await execute(operation, { requestId })).json;
  };
  const render: Render = async (url, run) => {
    const start = performance.now();
    const page = await site.render(url, run);
    metrics.pageRendered((performance.now() - start) / 1000);
    return page;
  };

  return async (app) => {
    app.addHook('onClose', () => site.close?.());
    // Not registered as a plugin of its own, because its hooks are for the pages as well.
    await site.assets(app);
    for (const path of [EXPLORER, `${EXPLORER}/`]) {
      app.get(path, async (_request, reply) => asPage(reply).send(await site.explorer()));
    }
    for (const path of [BACK_OFFICE, `${BACK_OFFICE}/*`]) {
      app.get(path, async (_request, reply) => {
        void asPage(reply).header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
        return reply.send(await site.backOffice());
      });
    }
    const cache = new PageCache(render, execute, timeout);
    caches.push(cache);
    if (followed && site.update) {
      const follower = new DealershipFollower({
        url: followed,
        log: app.log,
        async onChange(changes) {
          await site.update?.(changes);
          cache.renew();
        },
      });
      app.addHook('onReady', () => follower.start());
      app.addHook('onClose', () => follower.close());
    }
    metrics.addCache('pages', () => cache.counts());
    app.get('/*', async (request, reply) => {
      const { pageParameters, idPages } = await site.metadata();
      const { canonical, moved } = pageAddress(request.url, pageParameters);
      if (moved) return reply.header('cache-control', ONE_DAY).redirect(moved, 308);
      if (namesFile(canonical, idPages)) return reply.callNotFound();
      const url = originOf(request) + canonical;
      try {
        if (site.isFull && !cache.has(url)) return await refuse(request, reply);
        const page = await (site.live ? renderNow(url, request.id) : cache.get(url, request.id));
        return await send(request, reply, page);
      } catch (error) {
        if (error instanceof Overloaded) return await refuse(request, reply);
        throw error;
      }
    });
    app.addHook('onReady', async () => {
      const warm = site
        .warmUp?.(dataFor())
        .catch((error: unknown) => app.log.warn(error, 'A page could not be rendered'));
      await Promise.race([warm, new Promise((done) => setTimeout(done, WARM_UP_TIMEOUT).unref())]);
    });
  };

  /** Refuses a page while too many are asked for (decision 0067). */
  async function refuse({ raw: { socket } }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await pause(proxied ? PROXIED_DELAY : delayOn(socket));
    reply.code(503).type('text/plain; charset=utf-8').header('cache-control', 'no-store');
    return reply
      .header('retry-after', AFTER_REFUSAL)
      .send('Too many pages are requested at the moment. Try again.\n');
  }

  function delayOn(socket: Socket): number {
    const now = performance.now();
    const before = refusedAt.get(socket) ?? -Infinity;
    refusedAt.set(socket, now);
    return now - before < AFTER_REFUSAL * 1_000 ? EARLY_DELAY * (0.5 + Math.random()) : 0;
  }

  async function renderNow(url: string, requestId: string): Promise<Sent> {
    const { status, location, html } = await site.render(url, dataFor(requestId));
    return { status, location, body: new CompressedBody(html) };
  }
}

type Sent = Pick<RenderedPage, 'status' | 'location' | 'body'>;

async function send({ headers }: FastifyRequest, reply: FastifyReply, { status, location, body }: Sent) {
  if (location) {
    if (status === 308) reply.header('cache-control', ONE_DAY);
    return reply.redirect(location, status);
  }
  asPage(reply).code(status).header('etag', body.etag).header('vary', 'accept-encoding');
  if (status === 503) reply.header('retry-after', AFTER_FAILURE);
  if (isKnown(body.etag, headers)) return reply.code(304).send();
  const { bytes, encoding } = body.in(acceptedEncoding(headers['accept-encoding']));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

function asPage(reply: FastifyReply): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
}

/**
 * Whether an address without a route names a file, such as `/assets/old.js` or `/.git/config`, rather than a page. `idPages`:
 * the beginnings of the paths that end in an id, which may look like the name of a file.
 */
function namesFile(address: string, idPages: readonly string[]): boolean {
  const [path = ''] = address.split('?');
  return FILE.test(path) && !idPages.some((beginning) => path.startsWith(beginning));
}
