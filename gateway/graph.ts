import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { GatewayContext } from './context.ts';
import { operationLimits } from './operationLimits.ts';
import { resolvers } from './resolvers/resolvers.ts';

/** How long an operation may be: far more than any query of a person, too little for an attack (GW-16). */
const MAX_TOKENS = 4_000;

/** The graph: the SDL of schema/ with its resolvers, guarded against hostile operations. */
export function createGraph(typeDefs: string, log: FastifyBaseLogger) {
  return new ApolloServer<GatewayContext>({
    schema: makeExecutableSchema({
      typeDefs,
      resolvers,
      resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    }),
    introspection: true,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [operationLimits],
    formatError,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      logErrors(log),
    ],
    stopOnTerminationSignals: false,
  });
}

/** Errors that the graph raises itself pass; whatever else broke is one sentence, without its cause. */
function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const original = unwrapResolverError(error);
  if (original instanceof GraphQLError) return formatted;
  return {
    message: 'Something went wrong on our side. Try again.',
    locations: formatted.locations,
    path: formatted.path,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}

function logErrors(log: FastifyBaseLogger): ApolloServerPlugin {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, operationName }) {
          for (const error of errors) {
            log.warn(
              {
                operation: operationName,
                path: error.path?.join('.'),
                code: error.extensions.code,
                cause: causeOf(error),
              },
              error.message,
            );
          }
        },
      };
    },
  };
}

function causeOf(error: GraphQLError): string | undefined {
  const original = unwrapResolverError(error);
  return original instanceof GraphQLError
    ? original.originalError?.message
    : (original as Error | undefined)?.stack;
}
