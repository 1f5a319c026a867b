import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Visitor } from '../apis/Forms.ts';
import type { GatewayContext } from '../context.ts';
import type { FormLimit } from './FormLimit.ts';
import { answerRefusal } from './Refused.ts';
import { received, receiveUploads } from './uploads.ts';

interface Parts {
  graph: ApolloServer<GatewayContext>;
  contextOf: (visitor: Visitor) => GatewayContext;
  limit: FormLimit;
}

/** `/graphql`: operations as JSON, in the address, or with files as `multipart/form-data`. */
export function graphql({ graph, contextOf, limit }: Parts): FastifyPluginAsync {
  return async (app) => {
    app.setErrorHandler(answerRefusal);
    // `receiveUploads` reads the body, after it has looked at what precedes it.
    app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
    const execute = fastifyApolloHandler(graph, {
      context: async (request) => contextOf(visitorOf(request, limit)),
    });
    app.route({
      url: '/graphql',
      method: ['GET', 'POST', 'OPTIONS'],
      preHandler: receiveUploads(limit),
      handler: async (request, reply) => {
        const answer: unknown = await execute.call(app, request, reply);
        await received(request);
        return answer;
      },
    });
  };
}

function visitorOf(request: FastifyRequest, limit: FormLimit): Visitor {
  return {
    address: request.ip,
    token: /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1],
    countForm: () => limit.count(request),
  };
}
