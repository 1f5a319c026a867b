import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControl } from '@apollo/server/plugin/cacheControl';
import responseCachePlugin from '@apollo/server-plugin-response-cache';
import fastifyApollo, { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import Fastify from 'fastify';
import { Origin } from './Origin.ts';
import { readSdl } from './readSdl.ts';
import { resolvers } from './resolvers.ts';

// Apollo Server with whole answers in its response cache, as its documentation sets it up, on Fastify.

/** How long answers are kept, seconds: longer than the benchmark runs. */
const MAX_AGE = 3_600;

const app = Fastify();
const server = new ApolloServer({
  typeDefs: readSdl(),
  resolvers: resolvers(new Origin(process.env.REST_URL ?? '')),
  plugins: [
    fastifyApolloDrainPlugin(app),
    ApolloServerPluginCacheControl({ defaultMaxAge: MAX_AGE }),
    responseCachePlugin(),
  ],
});
await server.start();
await app.register(fastifyApollo(server));
app.get('/healthz', async () => ({ status: 'ok' }));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
