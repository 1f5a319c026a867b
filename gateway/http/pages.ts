import type { SiteFacts } from '../discovery/SiteFacts.ts';
import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, CompressedBody } from '../cache/CompressedBody.ts';
import { PageCache, type RenderedPage } from './PageCache.ts';

/** Runs an operation in this process, through everything that one over HTTP goes through. */
export type Execute = (request: {
  query: DocumentNode;
  variables: Record<string, unknown>;
  operationName?: string;
}) => Promise<FormattedExecutionResult>;

/** A rendered page and the id of its route; `location` says where to go instead. */
export interface Page {
  status: number;
  html: string;
  route?: string;
  location?: string;
}

/** Renders the page at `url` (absolute). */
export type Render = (url: string, execute: Execute) => Promise<Page>;

/** The web client, as the gateway sees it: `builtSite` in production, `liveSite` while it is worked on. */
export interface Site {
  /** Serves the files of the client: scripts, styles, fonts. */
  assets(app: FastifyInstance): Promise<void>;
  /** Whether it is worked on: then Vite has scripts in its pages and talks to them, and no page is kept. */
  live?: boolean;
  /** The script that stands in every page, as the content policy names it: `sha256-…`. */
  earlyScript?: string;
  /** What it tells about itself. */
  facts(): Promise<SiteFacts>;
  /** The HTML of the explorer for developers. */
  explorer(): Promise<string>;
  render: Render;
}

/** The page that is rendered for nobody. */
const WARM_UP = 'http://localhost/';

/**
 * `/graphiql` is the explorer (GW-14); every other path that nothing serves is a page of the site. `originOf` says
 * where visitors find it.
 */
export function pages(
  site: Site,
  execute: Execute,
  originOf: (request: FastifyRequest) => string,
): FastifyPluginAsync {
  return async (app) => {
    // Not registered as a plugin of its own: what it hooks into concerns the pages as well.
    await site.assets(app);
    app.get('/graphiql', async (_request, reply) => asPage(reply).send(await site.explorer()));
    const cache = new PageCache(site.render, execute);
    app.get('/*', async (request, reply) => {
      const url = originOf(request) + request.url;
      if (!site.live) return send(request, reply, await cache.get(url));
      const { html, ...page } = await site.render(url, execute);
      return send(request, reply, { ...page, location: page.location, body: new CompressedBody(html) });
    });
    // The first page of a process takes half a second; so no visitor is the first.
    if (!site.live) app.addHook('onListen', () => void site.render(WARM_UP, execute).catch(() => undefined));
  };
}

type Sent = Pick<RenderedPage, 'status' | 'location' | 'body'>;

async function send({ headers }: FastifyRequest, reply: FastifyReply, { status, location, body }: Sent) {
  if (location) return reply.redirect(location, status);
  asPage(reply).code(status).header('etag', body.etag).header('vary', 'accept-encoding');
  if (headers['if-none-match'] === body.etag) return reply.code(304).send();
  const { bytes, encoding } = body.in(acceptedEncoding(headers['accept-encoding']));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

function asPage(reply: FastifyReply): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
}
