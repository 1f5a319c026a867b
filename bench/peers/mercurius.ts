import { makeExecutableSchema } from '@graphql-tools/schema';
import Fastify from 'fastify';
import mercurius from 'mercurius';
import cache from 'mercurius-cache';
import type { GraphCar } from './graphCar.ts';
import { Origin } from './Origin.ts';
import { readSdl } from './readSdl.ts';
import { resolvers as resolversOver } from './resolvers.ts';

// Mercurius with graphql-jit; with CACHE=on also with mercurius-cache for every resolver of Q1 to Q4.

/** How long answers are kept, seconds: longer than the benchmark runs. */
const TTL = 3_600;

const resolvers = resolversOver(new Origin(process.env.REST_URL ?? ''));
const schema = makeExecutableSchema({ typeDefs: readSdl(), resolvers });
const app = Fastify();
await app.register(mercurius, { schema, jit: 1 });
if (process.env.CACHE === 'on') {
  const Query = Object.fromEntries(Object.keys(resolvers.Query).map((field) => [field, true]));
  await app.register(cache, {
    ttl: TTL,
    storage: { type: 'memory', options: { size: 10_000 } },
    policy: {
      Query,
      // The default key is the parent: serializing a whole car takes longer than sanitizing its description.
      Car: { description: { key: ({ self }: { self: GraphCar }) => self.id } },
    },
  });
}
app.get('/healthz', async () => ({ status: 'ok' }));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
