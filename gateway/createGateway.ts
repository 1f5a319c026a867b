import { createServer } from 'node:http';
import Fastify, { type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { Visitor } from './apis/Forms.ts';
import { RestClient } from './apis/RestClient.ts';
import { createContext } from './context.ts';
import { discovery } from './discovery/discovery.ts';
import { createGraph } from './graph/createGraph.ts';
import { AnswerCache } from './http/AnswerCache.ts';
import { graphFront } from './http/graphFront.ts';
import { readCheckedQuery } from './http/readCheckedQuery.ts';
import { cutSlowSenders, type Pace, slowest } from './http/cutSlowSenders.ts';
import { checkedAnswer, executeOverHttp, type GraphRequest } from './http/executeOverHttp.ts';
import { FormLimit } from './http/FormLimit.ts';
import { graphql } from './http/graphql.ts';
import { health } from './http/health.ts';

import { pictures as pictureRoutes } from './http/pictures.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { siteOrigin } from './http/siteOrigin.ts';
import { stopGently } from './http/stopGently.ts';
import { unsubscribe } from './http/unsubscribe.ts';
import type { ExecuteForPage } from './pages/PageCache.ts';
import { pages } from './pages/pages.ts';
import type { Site } from './pages/Site.ts';
import { Pictures } from './pictures/Pictures.ts';

/** How long the REST API may take for one answer, ms (spec §9). */
export const UPSTREAM_TIMEOUT = 10_000;
/** How long a connection is kept for the next request, ms. */
const KEEP_ALIVE = 72_000;
/** Who renders a page or renews an answer: it sends no forms. */
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
  const answers = new AnswerCache((request) => execute(request, nobody, 'before'));
  const app = Fastify({
    serverFactory: (handler) =>
      // Who sends too slowly is cut off by `cutSlowSenders`.
      createServer(
        { keepAliveTimeout: KEEP_ALIVE, requestTimeout: 0 },
        graphFront(answers, executeChecked, handler),
      ),
    logger: logger ?? false,
    trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
  });
  securityHeaders(app, site);
  stopGently(app, timeout + 1000);
  // Whoever is answered from now on is also told that the connection ends.
  app.addHook('preClose', async () => answers.close());
  cutSlowSenders(app, pace);
  const client = new RestClient({ url: restUrl, timeout });
  app.addHook('onClose', () => client.close());
  const pictures = pictureCache
    ? await Pictures.open({ client, restUrl, folder: pictureCache, log: app.log })
    : undefined;
  app.addHook('onClose', async () => pictures?.close());

  const documents = (await site?.documents()) ?? {};
  const graph = createGraph({ typeDefs, documents, log: app.log });
  await graph.server.start();
  app.addHook('onClose', () => graph.server.stop());
  await app.register(graphql({ answers, execute, limit: new FormLimit(formLimit) }));
  await app.register(unsubscribe(client));
  await app.register(health(client));
  if (pictures) await app.register(pictureRoutes(pictures));
  if (site) {
    await app.register(discovery({ client, facts: () => site.facts(), originOf, sitemapLimit }));
    await app.register(pages(site, executeForPage, originOf));
  }
  return app;

  function originOf(request: FastifyRequest): string {
    return siteOrigin(request, siteUrl);
  }

  function execute(request: GraphRequest, visitor: Visitor, revalidate?: 'before') {
    return executeOverHttp(graph.server, request, createContext({ client, visitor, pictures, revalidate }));
  }

  /** A query that comes again runs past Apollo Server, which has checked its document before. */
  function executeChecked(request: GraphRequest) {
    const query = readCheckedQuery(request, graph.checkedDocument);
    if (!query) return undefined;
    const context = createContext({ client, visitor: nobody, pictures });
    const result = graph.runCompiled({ ...query.execution, context });
    return result?.then((told) => checkedAnswer(told, query.mediaType, context.cachePolicy));
  }

  async function executeForPage({ name, variables }: Parameters<ExecuteForPage>[0]) {
    const document = (site?.live ? await site.documents() : documents)[name];
    if (!document) throw new Error(`The site has no operation ${name}`);
    // A page is cached for a minute itself: it does not begin with data that is as old.
    const context = createContext({ client, visitor: nobody, pictures, revalidate: 'before' });
    const result = await graph.run({ document, operationName: name, variables, context });
    return { json: JSON.stringify(result), complete: result.errors === undefined };
  }
}
