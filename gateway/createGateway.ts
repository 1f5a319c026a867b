import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FormattedExecutionResult } from 'graphql';
import Fastify, { type FastifyServerOptions, LogController } from 'fastify';
import { RestApi } from './apis/RestApi.ts';
import { createContext } from './context.ts';
import { createGraph } from './graph.ts';
import { health } from './http/health.ts';
import { type Execute, pages, type Site } from './http/pages.ts';
import { pictures as pictureRoutes } from './http/pictures.ts';
import { stopGently } from './http/stopGently.ts';
import { Pictures } from './pictures/Pictures.ts';

/** How long the REST API may take for one answer, ms (spec §9). */
export const UPSTREAM_TIMEOUT = 10_000;

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
  logger?: FastifyServerOptions['logger'];
}

/** The gateway: GraphQL, and what surrounds it on the same server. It does not listen yet. */
export async function createGateway({
  typeDefs,
  restUrl,
  timeout = UPSTREAM_TIMEOUT,
  pictureCache,
  site,
  logger,
}: Parts) {
  const app = Fastify({
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
  });
  stopGently(app, timeout + 1000);
  const rest = new RestApi({ url: restUrl, timeout });
  app.addHook('onClose', () => rest.close());
  const pictures = pictureCache
    ? await Pictures.open({ rest, restUrl, folder: pictureCache, log: app.log })
    : undefined;
  app.addHook('onClose', async () => pictures?.close());

  const graph = createGraph(typeDefs, app.log);
  await graph.start();
  app.addHook('onClose', () => graph.stop());
  app.route({
    url: '/graphql',
    method: ['GET', 'POST', 'OPTIONS'],
    handler: fastifyApolloHandler(graph, { context: async () => createContext(rest, pictures) }),
  });

  await app.register(health(rest));
  if (pictures) await app.register(pictureRoutes(pictures));
  if (site) await app.register(pages(site, execute));
  return app;

  async function execute(request: Parameters<Execute>[0]): Promise<FormattedExecutionResult> {
    const { body } = await graph.executeOperation(request, { contextValue: createContext(rest, pictures) });
    if (body.kind !== 'single') throw new Error('A page cannot be rendered from an answer in parts');
    return body.singleResult;
  }
}
