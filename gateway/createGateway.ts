import { Registry } from 'prom-client';
import type { FastifyRequest } from 'fastify';
import { logBroken } from '../platform/telemetry/logBroken.ts';
import { BlogFollower } from './pipeline/BlogFollower.ts';
import { ChangeFollower } from './pipeline/ChangeFollower.ts';
import { Clients } from './clients/Clients.ts';
import { forInventory } from './clients/forInventory.ts';
import { UploadSpace } from './clients/UploadSpace.ts';
import { carFiles } from './export/carFiles.ts';
import { ExportPlaces } from './export/ExportPlaces.ts';
import { exports } from './export/exports.ts';
import { vehicleFeeds } from './feeds/vehicleFeeds.ts';
import { gatewayDefaults, type GatewayOptions } from './GatewayOptions.ts';
import { createGraph } from './graph/createGraph.ts';
import { openToOtherOrigins } from './http/crossOrigin.ts';
import { EXPLORER } from './http/securityHeaders.ts';
import { SiteOrigin } from './http/SiteOrigin.ts';
import { GatewayMetrics } from './metrics/GatewayMetrics.ts';
import { health } from './metrics/health.ts';
import { RestClient } from './origin/RestClient.ts';
import { pages } from './pages/pages.ts';
import { pictureRoutes } from './pictures/pictureRoutes.ts';
import { Pictures } from './pictures/Pictures.ts';
import { apiFacts } from './pipeline/apiFacts.ts';
import { fastPath } from './pipeline/fastPath.ts';
import { graphql } from './pipeline/graphql.ts';
import { GraphResponseCache } from './pipeline/GraphResponseCache.ts';
import { Operations } from './pipeline/Operations.ts';
import { requestPipeline } from './pipeline/requestPipeline.ts';
import { unsubscribe } from './pipeline/unsubscribe.ts';
import { seo } from './seo/seo.ts';
import { importFiles } from './staff/files/importFiles.ts';
import { inboxEvents } from './staff/inboxEvents.ts';
import { staffFiles } from './staff/files/staffFiles.ts';

/** Makes the gateway: GraphQL, and everything else on the same server. It does not listen yet. */
export async function createGateway(given: GatewayOptions) {
  const options = { ...gatewayDefaults, ...given };
  const { restUrl, site, timeout, pictureCache, sitemapLimit } = options;
  const metrics = new GatewayMetrics(options.metrics ?? new Registry());
  const siteOrigin = new SiteOrigin(options);
  const originOf = (request: FastifyRequest) => siteOrigin.of(request);
  const { app, answerFirst, ...early } = requestPipeline({ options, metrics: metrics.http, originOf });

  const origin = new RestClient({
    url: restUrl,
    timeout,
    onEnd: (path, outcome, duration) => metrics.restRequestEnded(path, outcome, duration),
    log: (about, sentence) => app.log.warn(about, sentence),
  });
  metrics.addCache('rest', () => origin.cacheCounts());
  metrics.watchOrigin(origin);
  const clients = new Clients({ ...options, origin, originOf });
  app.addHook('onClose', async () => {
    await clients.close();
    await origin.close();
  });
  const pictures = pictureCache
    ? await Pictures.open({ client: origin, restUrl, folder: pictureCache, log: app.log, metrics })
    : undefined;
  app.addHook('onClose', async () => pictures?.close());

  const documents = (await site?.documents()) ?? {};
  const graph = createGraph({ ...options, documents, log: app.log, metrics });
  await graph.server.start();
  app.addHook('onClose', () => graph.server.stop());
  const operations = new Operations({
    ...{ graph, origin, clients, metrics, pictures, api: apiFacts(options) },
    siteOrigin: () => siteOrigin.ofServer(app.server),
    documents: async () => (site?.live ? site.documents() : documents),
  });
  const answers = new GraphResponseCache((request) => operations.revalidate(request), metrics);
  metrics.addCache('graphql', () => answers.counts());
  // Responses from now on have `Connection: close`.
  app.addHook('preClose', async () => answers.close());
  const onBroken = (error: unknown, requestId: string) => logBroken(app.log.child({ requestId }), error);
  answerFirst(fastPath({ ...early, answers, operations, metrics: metrics.http, onBroken }));
  const caches: { expire(): void }[] = [origin, answers];
  /** What shows articles besides. */
  const blogCaches: { expire(): void }[] = [];
  if (options.followChanges) {
    const follower = new ChangeFollower(restUrl, () => caches.forEach((cache) => cache.expire()));
    const articles = new BlogFollower(restUrl, () =>
      [...caches, ...blogCaches].forEach((cache) => cache.expire()),
    );
    app.addHook('onReady', async () => {
      articles.start();
      await follower.start();
    });
    app.addHook('onClose', () => Promise.all([follower.close(), articles.close()]));
  }

  const uploadSpace = new UploadSpace(options.uploadSpace, options.bodyDeadline.longest);
  const graphRoutes = graphql({
    ...{ sdl: graph.sdl, answers, operations, clients, uploadSpace },
    explorer: site && EXPLORER,
  });
  await app.register(openToOtherOrigins(graphRoutes), { prefix: '/graphql' });
  await app.register(unsubscribe(origin));
  const exporting = { origin, clients, originOf, places: new ExportPlaces() };
  const exportRoutes = forInventory(clients, exports({ ...exporting, files: carFiles }));
  await app.register(openToOtherOrigins(exportRoutes), { prefix: '/export' });
  await app.register(health(origin));
  if (pictures) await app.register(openToOtherOrigins(pictureRoutes(pictures)), { prefix: '/pictures' });
  if (!site) return app;
  const clientOf = (request: FastifyRequest) => clients.of(request);
  await app.register(staffFiles({ origin, clientOf }), { prefix: '/back-office' });
  await app.register(importFiles({ origin, clientOf }), { prefix: '/back-office' });
  const charge = (request: FastifyRequest, cost: number) => clients.chargeStaff(request, cost);
  await app.register(inboxEvents({ restUrl, timeout, clientOf, charge }), { prefix: '/back-office' });
  const feeds = vehicleFeeds(async () => (await site.metadata()).dealer);
  const feedRoutes = forInventory(clients, exports({ ...exporting, files: feeds }));
  await app.register(feedRoutes, { prefix: '/feeds' });
  await app.register(
    seo({ client: origin, metadata: () => site.metadata(), originOf, sitemapLimit, blogCaches }),
  );
  const execute = operations.executeForPage.bind(operations);
  const followed = options.followChanges ? restUrl : undefined;
  const proxied = Boolean(options.trustProxy);
  await app.register(pages({ site, execute, originOf, proxied, timeout, metrics, followed, caches }));
  return app;
}
