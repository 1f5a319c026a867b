import { Registry } from 'prom-client';
import Fastify, { type FastifyRequest } from 'fastify';
import { gracefulShutdown } from '../platform/processes/gracefulShutdown.ts';
import { logBroken } from '../platform/telemetry/logBroken.ts';
import { type Failure, logFailures } from '../platform/telemetry/logFailures.ts';
import { logRequests } from '../platform/telemetry/logRequests.ts';
import { requestIdOptions, sendRequestId } from '../platform/telemetry/requestId.ts';
import { ChangeFollower } from './apis/ChangeFollower.ts';
import { PartnerClient } from './origin/PartnerClient.ts';
import { RestClient } from './origin/RestClient.ts';
import { apiFacts } from './apiFacts.ts';
import { type GatewayOptions, SHUTDOWN_GRACE, UPSTREAM_TIMEOUT } from './GatewayOptions.ts';
import { Operations } from './Operations.ts';
import { seo } from './seo/seo.ts';
import { exports } from './export/exports.ts';
import { createGraph, defaultReadLimits } from './graph/createGraph.ts';
import { GraphResponseCache } from './pipeline/GraphResponseCache.ts';
import { fastPath, type FastPathParts } from './pipeline/fastPath.ts';
import {
  defaultBodyDeadline,
  defaultUploadRate,
  slowRequestGuard,
} from '../platform/network/slowRequestGuard.ts';
import { defaultConnectionLimits } from '../platform/network/connectionGuard.ts';
import { guardedServer } from '../platform/network/guardedServer.ts';
import { openToOtherOrigins } from './pipeline/crossOrigin.ts';
import { forInventory } from './pipeline/forInventory.ts';
import { FormLimit } from './pipeline/FormLimit.ts';
import { graphql } from './pipeline/graphql.ts';
import { health } from './pipeline/health.ts';
import { answerError, answerUnreadable, errorBody } from './pipeline/HttpError.ts';
import { answerNothing } from './pipeline/nothingAt.ts';
import { LARGEST_OPERATION } from './pipeline/largestOperation.ts';
import { pictures as pictureRoutes } from './pipeline/pictures.ts';
import { commonHeaders, securityHeaders } from './pipeline/securityHeaders.ts';
import { checkHost, pathOf } from './pipeline/checkHost.ts';
import { clientAddress } from './pipeline/clientAddress.ts';
import { defaultCostLimits, Senders } from './pipeline/Senders.ts';
import { SiteOrigin } from './pipeline/SiteOrigin.ts';
import { UploadSpace } from './pipeline/UploadSpace.ts';
import { unsubscribe } from './pipeline/unsubscribe.ts';
import { GatewayMetrics } from './metrics/GatewayMetrics.ts';
import { EXPLORER, pages } from './pages/pages.ts';
import { CostLimit } from './clients/CostLimit.ts';
import { PartnerKeys } from './clients/PartnerKeys.ts';
import { TrustedDocuments } from './clients/TrustedDocuments.ts';
import { Pictures } from './pictures/Pictures.ts';

/** Makes the gateway: GraphQL, and everything else on the same server. It does not listen yet. */
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
  bodyDeadline: deadline = defaultBodyDeadline,
  connections = defaultConnectionLimits,
  uploadSpace = { perAddress: Infinity, total: Infinity },
  readLimits = defaultReadLimits,
  followChanges = false,
  sharedLimits = false,
  shutdownGrace = SHUTDOWN_GRACE,
  logger,
  metrics: registry = new Registry(),
}: GatewayOptions) {
  const metrics = new GatewayMetrics(registry);
  const common = commonHeaders(siteUrl);
  const origin = new SiteOrigin({ siteUrl, allowedHosts });
  const originOf = (request: FastifyRequest) => origin.of(request);
  const answers: GraphResponseCache = new GraphResponseCache(
    (request) => operations.revalidate(request),
    metrics,
  );
  const early = { common, metrics: metrics.http, logFailure: (failure: Failure) => logFailure(failure) };
  const checkedQueries: FastPathParts = {
    ...early,
    answers,
    executeChecked: (...asked) => operations.executeChecked(...asked),
    onBroken: (error, requestId) => logBroken(app.log.child({ requestId }), error),
  };
  const app = Fastify({
    serverFactory: (handler) =>
      guardedServer(
        fastPath(checkedQueries, handler),
        // All visitors of a proxy come by its connections.
        trustProxy ? { ...connections, perAddress: Infinity } : connections,
      ),
    ...requestIdOptions,
    rewriteUrl: pathOf,
    bodyLimit: LARGEST_OPERATION,
    ...answerUnreadable(common),
    logger: logger ?? false,
    trustProxy,
    forceCloseConnections: 'idle',
    // A request that arrives on an open connection while the gateway stops is answered; then the connection is closed.
    return503OnClosing: false,
  });
  sendRequestId(app);
  logRequests(app);
  metrics.http.watch(app);
  const logFailure = logFailures(app);
  securityHeaders(app, { site, common, originOf });
  slowRequestGuard(app, { rate: minUploadRate, deadline, answer: (sentence) => errorBody(408, sentence) });
  checkHost(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNothing);
  gracefulShutdown(app, shutdownGrace);
  // Responses from now on have `Connection: close`.
  app.addHook('preClose', async () => answers.close());
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
    deadline: () => client.deadline(),
  });
  const addressOf = clientAddress(trustProxy);
  if (followChanges) {
    const follower = new ChangeFollower(restUrl, () => caches.forEach((cache) => cache.expire()));
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
  const documents = (await site?.documents()) ?? {};
  const graph = createGraph({ typeDefs, documents, log: app.log, metrics, readLimits });
  await graph.server.start();
  app.addHook('onClose', () => graph.server.stop());
  const operations = new Operations({
    graph,
    client,
    api: apiFacts({ costLimits, formLimit, anonymousQueries }),
    metrics,
    siteOrigin: () => origin.ofServer(app.server),
    pictures,
    documents: async () => (site?.live ? site.documents() : documents),
    chargeOf: (incoming) => senders.anonymousCharge(addressOf(incoming)),
  });
  const graphRoutes = graphql({
    sdl: graph.sdl,
    answers,
    execute: (request, visitor, charge) => operations.execute(request, visitor, charge),
    senders,
    limit: new FormLimit(formLimit, (request) => senders.partnerOf(request)?.holder),
    uploadSpace: new UploadSpace(uploadSpace, deadline.longest),
    originOf,
    explorer: site && EXPLORER,
  });
  await app.register(openToOtherOrigins(graphRoutes), { prefix: '/graphql' });
  await app.register(unsubscribe(client));
  const exportRoutes = exports({ client, originOf, senders });
  await app.register(openToOtherOrigins(forInventory(senders, exportRoutes)), { prefix: '/export' });
  await app.register(health(client));
  if (pictures) await app.register(openToOtherOrigins(pictureRoutes(pictures)), { prefix: '/pictures' });
  if (site) {
    await app.register(seo({ client, metadata: () => site.metadata(), originOf, sitemapLimit }));
    await app.register(
      pages({
        site,
        execute: (operation, request) => operations.executeForPage(operation, request),
        originOf,
        timeout,
        metrics,
        caches,
      }),
    );
  }
  return app;
}
