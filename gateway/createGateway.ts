import { createServer, type IncomingMessage } from 'node:http';
import { Registry } from 'prom-client';
import Fastify, { type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { gracefulShutdown } from '../processes/gracefulShutdown.ts';
import { continueTrace } from '../telemetry/continueTrace.ts';
import { httpMetrics } from '../telemetry/httpMetrics.ts';
import { logFailures } from '../telemetry/logFailures.ts';
import { requestIdOptions, sendRequestId } from '../telemetry/requestId.ts';
import type { Visitor } from './apis/FormClient.ts';
import { ChangeFollower } from './apis/ChangeFollower.ts';
import { PartnerClient } from './apis/PartnerClient.ts';
import { type Outcome, RestClient } from './apis/RestClient.ts';
import { apiFacts } from './apiFacts.ts';
import { createContext } from './context.ts';
import { seo } from './seo/seo.ts';
import type { AdmissionLimits } from './AdmissionControl.ts';
import { exports } from './export/exports.ts';
import { createGraph, defaultReadLimits } from './graph/createGraph.ts';
import { GraphResponseCache } from './http/GraphResponseCache.ts';
import { fastPath } from './http/fastPath.ts';
import { readCheckedQuery } from './http/readCheckedQuery.ts';
import {
  type BodyDeadline,
  defaultBodyDeadline,
  defaultUploadRate,
  type MinUploadRate,
  slowRequestGuard,
} from './http/slowRequestGuard.ts';
import {
  type ConnectionLimits,
  defaultConnectionLimits,
  guardConnections,
} from '../network/connectionGuard.ts';
import { checkedResponse, executeOverHttp, type GraphRequest } from './http/executeOverHttp.ts';
import { openToOtherOrigins } from './http/crossOrigin.ts';
import { forInventory } from './http/forInventory.ts';
import { FormLimit } from './http/FormLimit.ts';
import { graphql } from './http/graphql.ts';
import { inTurn } from './http/inTurn.ts';
import { health } from './http/health.ts';
import { answerError, answerUnreadableUrl } from './http/HttpError.ts';
import { pictures as pictureRoutes } from './http/pictures.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { checkHost, pathOf } from './http/checkHost.ts';
import { clientAddress } from './http/clientAddress.ts';
import { type CostLimits, defaultCostLimits, Senders } from './http/Senders.ts';
import { SiteOrigin } from './http/SiteOrigin.ts';
import { UploadSpace, type UploadSpaceLimits } from './http/UploadSpace.ts';
import { unsubscribe } from './http/unsubscribe.ts';
import { GatewayMetrics } from './metrics/GatewayMetrics.ts';
import type { ExecuteForPage } from './pages/PageCache.ts';
import { EXPLORER, pages } from './pages/pages.ts';
import type { Site } from './pages/Site.ts';
import { CostLimit } from './partners/CostLimit.ts';
import type { OperationCharge } from './partners/OperationCharge.ts';
import { PartnerKeys } from './partners/PartnerKeys.ts';
import { TrustedDocuments } from './partners/TrustedDocuments.ts';
import { Pictures } from './pictures/Pictures.ts';

/** How long the REST API may take for one answer, ms (spec §9). */
export const UPSTREAM_TIMEOUT = 10_000;
/** How long requests that are under way may take to finish when the gateway stops, ms: less than Kubernetes waits. */
const SHUTDOWN_GRACE = 25_000;
/** How long an idle connection stays open for the next request, ms. */
const KEEP_ALIVE = 72_000;
/** The visitor of operations that the gateway itself runs (pages, revalidation): it sends no forms. */
const anonymous: Visitor = { address: '', countForm: async () => 0 };

interface Parts {
  /** The SDL of the whole schema. */
  typeDefs: string;
  /** Where the REST API is. */
  restUrl: string;
  /** Milliseconds; `UPSTREAM_TIMEOUT` when left out. */
  timeout?: number;
  /** The folder that resized pictures are stored in; without it no pictures are served. */
  pictureCache?: string;
  /** The web client and the explorer; without it only GraphQL is served. */
  site?: Site;
  /** Where visitors find the site, such as `https://www.example.ae`; where they ask, when left out. */
  siteUrl?: string;
  /** Hosts at which visitors may ask without `siteUrl`, besides those of this machine. */
  allowedHosts?: readonly string[];
  /** How many addresses a file of the sitemap has at most; as many as it may have, when left out. */
  sitemapLimit?: number;
  /** How many forms one address may send in ten minutes; any number when left out. */
  formLimit?: number;
  /** How many points operations may cost in a minute; `defaultCostLimits` when left out. */
  costLimits?: CostLimits;
  /** Which operations are run for senders without a key: `trusted`, those of the site alone; `any` when left out. */
  anonymousQueries?: 'any' | 'trusted';
  /** Which proxies tell the visitor's address (Fastify's `trustProxy`); none when left out. */
  trustProxy?: FastifyServerOptions['trustProxy'];
  /** The lowest rate at which a body must arrive; `defaultUploadRate` when left out. */
  minUploadRate?: MinUploadRate;
  /** How long a whole body may take by its size; `defaultBodyDeadline` when left out. */
  bodyDeadline?: BodyDeadline;
  /** Limits of connections; `defaultConnectionLimits` when left out. With `trustProxy` one address may have any number. */
  connections?: ConnectionLimits;
  /** What uploads may take on the disk while they are under way; any number of bytes when left out. */
  uploadSpace?: UploadSpaceLimits;
  /** How long requests that are under way may take to finish when the gateway stops, ms; 25 s when left out. */
  shutdownGrace?: number;
  /** Whether changes of the origin's cars show at once, where it tells them; else when what is cached is stale. */
  followChanges?: boolean;
  /** Whether the origin adds up what senders use at all gateways, where it does that; else each gateway counts alone. */
  sharedLimits?: boolean;
  /** How many queries are executed at once; `defaultReadLimits` when left out. */
  readLimits?: AdmissionLimits;
  logger?: FastifyServerOptions['logger'];
  /** Where what is measured is registered. */
  metrics?: Registry;
}

/** The gateway: GraphQL, and what surrounds it on the same server. It does not listen yet. */
export async function createGateway({
  typeDefs,
  restUrl,
  timeout = UPSTREAM_TIMEOUT,
  pictureCache,
  site,
  siteUrl,
  allowedHosts,
  sitemapLimit,
  formLimit,
  costLimits = defaultCostLimits,
  anonymousQueries = 'any',
  trustProxy = false,
  minUploadRate = defaultUploadRate,
  bodyDeadline = defaultBodyDeadline,
  connections = defaultConnectionLimits,
  uploadSpace = { perAddress: Infinity, total: Infinity },
  readLimits = defaultReadLimits,
  followChanges = false,
  sharedLimits = false,
  shutdownGrace = SHUTDOWN_GRACE,
  logger,
  metrics: registry = new Registry(),
}: Parts) {
  const metrics = new GatewayMetrics(registry);
  const origin = new SiteOrigin({ siteUrl, allowedHosts });
  const siteOrigin = () => origin.ofServer(app.server);
  const originOf = (request: FastifyRequest) => origin.of(request);
  const answers = new GraphResponseCache(revalidate);
  const app = Fastify({
    serverFactory: (handler) =>
      guardConnections(
        createServer(
          {
            keepAliveTimeout: KEEP_ALIVE,
            headersTimeout: connections.timeout,
            connectionsCheckingInterval: connections.timeout / 2,
            // `slowRequestGuard` limits the time for bodies instead.
            requestTimeout: 0,
          },
          inTurn(fastPath(answers, executeChecked, handler)),
        ),
        // The connections of a proxy are those of all its visitors.
        trustProxy ? { ...connections, perAddress: Infinity } : connections,
      ),
    ...requestIdOptions,
    rewriteUrl: pathOf,
    frameworkErrors: answerUnreadableUrl,
    logger: logger ?? false,
    trustProxy,
    forceCloseConnections: 'idle',
    // What arrives on an open connection while the gateway stops is answered, and the connection closed behind it.
    return503OnClosing: false,
  });
  sendRequestId(app);
  httpMetrics(app, registry);
  logFailures(app);
  securityHeaders(app, { site, siteUrl });
  checkHost(app);
  app.setErrorHandler(answerError);
  gracefulShutdown(app, shutdownGrace);
  // Responses from now on have `Connection: close`.
  app.addHook('preClose', async () => answers.close());
  slowRequestGuard(app, minUploadRate, bodyDeadline);
  const client = new RestClient({
    url: restUrl,
    timeout,
    onEnd: (path, outcome, duration) => metrics.restRequestEnded(path, outcome, duration),
    log: (about, sentence) => app.log.warn(about, sentence),
  });
  app.addHook('onClose', async () => {
    await costLimit.close();
    await client.close();
  });
  const caches: { expire(): void }[] = [client, answers];
  const partnerClient = new PartnerClient(client);
  const costLimit = new CostLimit(async (reports) =>
    sharedLimits ? partnerClient.reportCosts(reports) : undefined,
  );
  const senders = new Senders({
    keys: new PartnerKeys((key) => partnerClient.holderOf(key)),
    documents: new TrustedDocuments((key, hash) => partnerClient.documentOf(key, hash)),
    limit: costLimit,
    limits: costLimits,
    anonymousQueries,
  });
  const addressOf = clientAddress(trustProxy);
  if (followChanges) {
    const follower = new ChangeFollower(restUrl, () => {
      for (const cache of caches) cache.expire();
    });
    app.addHook('onReady', () => follower.start());
    app.addHook('onClose', () => follower.close());
  }
  metrics.addCache('graphql', () => answers.counts());
  metrics.addCache('rest', () => client.cacheCounts());
  metrics.watchOrigin(client);
  const pictures = pictureCache
    ? await Pictures.open({ client, restUrl, folder: pictureCache, log: app.log, metrics })
    : undefined;
  app.addHook('onClose', async () => pictures?.close());

  const api = apiFacts({ costLimits, formLimit, anonymousQueries });
  const documents = (await site?.documents()) ?? {};
  const graph = createGraph({ typeDefs, documents, log: app.log, metrics, readLimits });
  await graph.server.start();
  app.addHook('onClose', () => graph.server.stop());
  const graphRoutes = graphql({
    sdl: graph.sdl,
    answers,
    execute,
    senders,
    limit: new FormLimit(formLimit, (request) => senders.partnerOf(request)?.holder),
    uploadSpace: new UploadSpace(uploadSpace),
    originOf,
    explorer: site && EXPLORER,
  });
  await app.register(openToOtherOrigins(graphRoutes), { prefix: '/graphql' });
  await app.register(unsubscribe(client));
  await app.register(openToOtherOrigins(forInventory(senders, exports({ client, originOf }))), {
    prefix: '/export',
  });
  await app.register(health(client));
  if (pictures) await app.register(openToOtherOrigins(pictureRoutes(pictures)), { prefix: '/pictures' });
  if (site) {
    await app.register(seo({ client, metadata: () => site.metadata(), originOf, sitemapLimit }));
    await app.register(pages({ site, execute: executeForPage, originOf, timeout, metrics, caches }));
  }
  return app;

  function onForm(path: string, outcome: Outcome) {
    metrics.formEnded(path, outcome);
  }

  function execute(request: GraphRequest, visitor: Visitor, charge: OperationCharge) {
    const { requestId } = request;
    const context = createContext({ client, api, visitor, charge, siteOrigin, pictures, requestId, onForm });
    return executeOverHttp(graph, request, context);
  }

  /** Runs a public query whose answer is cached anew, before that answer is out of date for good. */
  function revalidate(request: GraphRequest) {
    const { requestId } = request;
    const visitor = anonymous;
    const context = createContext({
      client,
      api,
      visitor,
      siteOrigin,
      pictures,
      revalidate: 'before',
      requestId,
    });
    return executeOverHttp(graph, request, context);
  }

  /** Runs a query without Apollo Server when its document was validated before. */
  function executeChecked(request: GraphRequest, incoming: IncomingMessage) {
    const query = readCheckedQuery(request, graph.checkedDocument);
    if (!query) return undefined;
    const { requestId } = request;
    const charge = senders.anonymousCharge(addressOf(incoming));
    const context = createContext({
      client,
      api,
      visitor: anonymous,
      charge,
      siteOrigin,
      pictures,
      requestId,
    });
    const result = continueTrace(request.headers, () => graph.runCompiled({ ...query.execution, context }));
    const loaded = result?.then((formatted) =>
      checkedResponse(formatted, query.mediaType, context.cachePolicy),
    );
    return loaded && { loaded, headers: () => charge.headers() };
  }

  async function executeForPage(...[{ name, variables }, deadline]: Parameters<ExecuteForPage>) {
    const document = (site?.live ? await site.documents() : documents)[name];
    if (!document) throw new Error(`The site has no operation ${name}`);
    // A page is cached for a minute itself, so it must not start with data that is a minute old.
    const context = createContext({
      client,
      api,
      visitor: anonymous,
      siteOrigin,
      pictures,
      revalidate: 'before',
      deadline,
    });
    const result = await graph.run({ document, operationName: name, variables, context });
    return { json: JSON.stringify(result), complete: result.errors === undefined };
  }
}
