import fastifyEtag from '@fastify/etag';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyServerOptions, LogController } from 'fastify';
import { Blog } from './blogs/blog.ts';
import { blogRoutes } from './blogs/blogRoutes.ts';
import { blogStore } from './blogs/blogStore.ts';
import { Company, Logo, VehicleType } from './brands/brand.ts';
import { brandRoutes } from './brands/brandRoutes.ts';
import { brandStore } from './brands/brandStore.ts';
import { Car } from './cars/car.ts';
import { carRoutes } from './cars/carRoutes.ts';
import { carStore } from './cars/carStore.ts';
import { CarFacets } from './cars/facets.ts';
import { handleErrors, refuseAddress } from './errors.ts';
import { photoRoutes } from './photos/photoRoutes.ts';
import type { PhotoStore } from './photos/photoStore.ts';
import { ErrorBody } from './schemas.ts';
import type { Store } from './store/Collection.ts';

/** A list may be shown for ten seconds without asking again, and for a minute more while it is asked again. */
const CACHE_CONTROL = 'public, max-age=10, stale-while-revalidate=60';

interface Parts {
  store: Store;
  photos: PhotoStore;
  logger?: FastifyServerOptions['logger'];
}

/** The REST API of spec §7 over an open store; it does not listen yet. */
export async function buildRest({ store, photos, logger = false }: Parts) {
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    ajv: { customOptions: { removeAdditional: false, coerceTypes: true } },
    frameworkErrors: refuseAddress,
  }).withTypeProvider<TypeBoxTypeProvider>();
  handleErrors(app);
  for (const schema of [Car, CarFacets, Company, VehicleType, Logo, Blog, ErrorBody]) app.addSchema(schema);

  await app.register(swagger, {
    openapi: { info: { title: 'Premium used cars: REST API', version: '1' } },
    refResolver: {
      buildLocalReference: (json, _base, _fragment, i) => (json.$id as string | undefined) ?? `schema-${i}`,
    },
  });
  await app.register(fastifyEtag);
  app.addHook('onSend', async (request, reply) => {
    if (request.method !== 'GET' || reply.hasHeader('cache-control')) return;
    reply
      .header('cache-control', reply.statusCode < 400 ? CACHE_CONTROL : 'no-store')
      .header('vary', 'range');
  });

  await app.register(carRoutes(carStore(store)));
  await app.register(brandRoutes(brandStore(store)));
  await app.register(blogRoutes(blogStore(store)));
  await app.register(photoRoutes(photos));
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    await store.ping();
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, () => app.swagger());
  return app;
}
