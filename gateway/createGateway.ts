import compress from '@fastify/compress';
import type { FormattedExecutionResult } from 'graphql';
import { constants } from 'node:zlib';
import Fastify, { type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { Visitor } from './apis/Forms.ts';
import { RestApi } from './apis/RestApi.ts';
import { createContext } from './context.ts';
import { discovery } from './discovery/discovery.ts';
import { createGraph } from './graph.ts';
import { cutSlowSenders, type Pace, slowest } from './http/cutSlowSenders.ts';
import { FormLimit } from './http/FormLimit.ts';
import { graphql } from './http/graphql.ts';
import { health } from './http/health.ts';
import { type Execute, pages, type Site } from './http/pages.ts';
import { pictures as pictureRoutes } from './http/pictures.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { siteOrigin } from './http/siteOrigin.ts';
import { stopGently } from './http/stopGently.ts';
import { unsubscribe } from './http/unsubscribe.ts';
import { Pictures } from './pictures/Pictures.ts';

/** How long the REST API may take for one answer, ms (spec §9). */
export const UPSTREAM_TIMEOUT = 10_000;
/** Who renders a page: it sends no forms. */
const nobody: Visitor = { address: '', countForm: async () => 0 };

interface Parts {
  /** The SDL of the whole schema. */
  typeDefs: string;
  /** Where the REST API is. */
  restUrl: string;
  /** Milliseconds; `UPSTREAM_TIMEOUT` when left out. */
  timeout?: number;
  /** The folder in which resized pictures are kept; without it no pictures are served. */
  pictureCache?: string;
  /** The web client and the explorer; without it only GraphQL is served. */
  site?: Site;
  /** Where visitors find the site, such as `https://www.example.ae`; where they ask, when left out. */
  siteUrl?: string;
  /** How many addresses a file of the sitemap has at most; as many as it may have, when left out. */
  sitemapLimit?: number;
  /** How many forms one address may send in ten minutes; any number when left out. */
  formLimit?: number;
  /** Which proxies tell the visitor's address (Fastify's `trustProxy`); none when left out. */
  trustProxy?: FastifyServerOptions['trustProxy'];
  /** How fast a body must come in; `slowest` when left out. */
  pace?: Pace;
  logger?: FastifyServerOptions['logger'];
}

/** The gateway: GraphQL, and what surrounds it on the same server. It does not listen yet. */
export async function createGateway({
  typeDefs,
  restUrl,
  timeout = UPSTREAM_TIMEOUT,
  pictureCache,
  site,
  siteUrl,
  sitemapLimit,
  formLimit,
  trustProxy = false,
  pace = slowest,
  logger,
}: Parts) {
  const app = Fastify({
    logger: logger ?? false,
    trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
  });
  securityHeaders(app, site);
  // What is made for one answer only: pages and files come compressed already.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  stopGently(app, timeout + 1000);
  cutSlowSenders(app, pace);
  const rest = new RestApi({ url: restUrl, timeout });
  app.addHook('onClose', () => rest.close());
  const pictures = pictureCache
    ? await Pictures.open({ rest, restUrl, folder: pictureCache, log: app.log })
    : undefined;
  app.addHook('onClose', async () => pictures?.close());

  const graph = createGraph(typeDefs, app.log);
  await graph.start();
  app.addHook('onClose', () => graph.stop());
  const contextOf = (visitor: Visitor) => createContext(rest, visitor, pictures);
  await app.register(graphql({ graph, contextOf, limit: new FormLimit(formLimit) }));
  await app.register(unsubscribe(rest));
  await app.register(health(rest));
  if (pictures) await app.register(pictureRoutes(pictures));
  if (site) {
    await app.register(discovery({ rest, facts: () => site.facts(), originOf, sitemapLimit }));
    await app.register(pages(site, execute, originOf));
  }
  return app;

  function originOf(request: FastifyRequest): string {
    return siteOrigin(request, siteUrl);
  }

  async function execute(request: Parameters<Execute>[0]): Promise<FormattedExecutionResult> {
    // A page is kept for a minute itself: it does not begin with data that is as old.
    const contextValue = createContext(rest.patiently(), nobody, pictures);
    const { body } = await graph.executeOperation(request, { contextValue });
    if (body.kind !== 'single') throw new Error('A page cannot be rendered from an answer in parts');
    return body.singleResult;
  }
}
