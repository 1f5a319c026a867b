import { ApolloServer, type ApolloServerOptionsWithGateway, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { resolvers } from '../resolvers/resolvers.ts';
import { compiledExecutor } from './compiledExecutor.ts';
import { operationLimits } from './operationLimits.ts';

/** How long an operation may be: far more than any query of a person, too little for an attack (GW-16). */
const MAX_TOKENS = 4_000;

/** The graph: the SDL of schema/ with its resolvers, guarded against hostile operations. */
export function createGraph(typeDefs: string, log: FastifyBaseLogger) {
  const schema = createSchema(typeDefs);
  return new ApolloServer<GatewayContext>({
    gateway: executedBy(schema),
    stringifyResult: (result) => JSON.stringify(result),
    introspection: true,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [operationLimits],
    formatError,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      takeNoteOfErrors(log),
    ],
    stopOnTerminationSignals: false,
  });
}

/** The SDL of schema/ with its resolvers. */
export function createSchema(typeDefs: string): GraphQLSchema {
  return makeExecutableSchema({
    typeDefs,
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
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

/** Apollo Server takes an executor of one's own only in the form of its former gateway for subgraphs. */
function executedBy(schema: GraphQLSchema): ApolloServerOptionsWithGateway<GatewayContext>['gateway'] {
  const execute = compiledExecutor(schema);
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: async () => ({
      executor: async ({ document, operation, request, ...given }) => {
        // Its type is open there.
        const context = given.context as GatewayContext;
        if (operation?.operation !== 'query') context.cachePolicy.mayStore = false;
        return execute({
          document,
          operationName: request.operationName,
          variables: request.variables,
          context,
        });
      },
    }),
    stop: async () => undefined,
  };
}

/** Logs errors, and keeps answers that have some out of the cache. */
function takeNoteOfErrors(log: FastifyBaseLogger): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, operationName, contextValue: { cachePolicy } }) {
          cachePolicy.mayStore = false;
          for (const error of errors) {
            cachePolicy.failed ||= isBreakage(error);
            log.warn(
              {
                operation: operationName,
                path: error.path?.join('.'),
                code: codeOf(error),
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

/** Whether an error tells of something that broke, rather than of what was asked or is not there. */
function isBreakage(error: GraphQLError): boolean {
  return (
    !(unwrapResolverError(error) instanceof GraphQLError) || String(codeOf(error)).startsWith('UPSTREAM_')
  );
}

/** Errors of compiled operations have no extensions where the resolver gave none. */
function codeOf({ extensions }: { extensions?: GraphQLError['extensions'] }): unknown {
  return extensions?.code;
}

function causeOf(error: GraphQLError): string | undefined {
  const original = unwrapResolverError(error);
  return original instanceof GraphQLError
    ? original.originalError?.message
    : (original as Error | undefined)?.stack;
}
