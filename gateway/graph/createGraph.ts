import { ApolloServer, type ApolloServerOptionsWithGateway, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { FastifyBaseLogger } from 'fastify';
import {
  type DocumentNode,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GatewayContext } from '../context.ts';
import type { GatewayMetrics } from '../metrics/GatewayMetrics.ts';
import { resolvers } from '../resolvers/resolvers.ts';
import { compiledExecutor, type Execution, type Result } from './compiledExecutor.ts';
import { documentStore } from './documentStore.ts';
import { MAX_TOKENS } from './isNestedTooDeep.ts';
import { noteErrors } from './noteErrors.ts';
import { observedExecutor } from './observedExecutor.ts';
import { operationLimits } from './operationLimits.ts';

/** How much text of checked documents is remembered, characters. */
const MAX_CHECKED = 1_500_000;

interface Parts {
  /** The SDL of the whole schema. */
  typeDefs: string;
  /** The operations of the site, which were checked when it was built. */
  documents: Record<string, DocumentNode>;
  log: FastifyBaseLogger;
  metrics: GatewayMetrics;
}

/** The graph in two forms: for requests over HTTP, and for operations of this process. */
export interface Graph {
  /** Guarded against hostile operations. */
  server: ApolloServer<GatewayContext>;
  /** Runs an operation that was checked before; its errors have the same form as over HTTP. */
  run: (execution: Execution) => Promise<FormattedExecutionResult>;
  /** The same for a query that is compiled; undefined for any other one, which is for the server. */
  runCompiled: (execution: Execution) => Promise<FormattedExecutionResult> | undefined;
  /** The document with this text, where the server has checked and run it before. */
  checkedDocument: (text: string) => DocumentNode | undefined;
}

/** Makes the graph of the SDL with its resolvers; the server is not started yet. */
export function createGraph({ typeDefs, documents, log, metrics }: Parts): Graph {
  const schema = createSchema(typeDefs);
  metrics.knowOperations(Object.keys(documents));
  const { execute, executeCompiled } = observedExecutor(compiledExecutor(schema), (name, duration) =>
    metrics.operationExecuted(name, duration),
  );
  const checked = new LRUCache<string, DocumentNode>({
    maxSize: MAX_CHECKED,
    sizeCalculation: (_, text) => text.length,
  });
  const server = new ApolloServer<GatewayContext>({
    gateway: executedBy(schema, (text, execution) => {
      checked.set(text, execution.document);
      return execute(execution);
    }),
    documentStore: documentStore(documents),
    stringifyResult: (result) => JSON.stringify(result),
    introspection: true,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [operationLimits],
    formatError,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      takeNoteOfErrors({ log, metrics }),
    ],
    stopOnTerminationSignals: false,
  });

  async function formatted(executed: Result, execution: Execution): Promise<FormattedExecutionResult> {
    const result = await executed;
    if (!result.errors) return result as FormattedExecutionResult;
    noteErrors({ log, metrics }, result.errors, execution.operationName, execution.context);
    return { ...result, errors: result.errors.map((error) => formatError(error.toJSON(), error)) };
  }

  return {
    server,
    run: (execution) => formatted(execute(execution), execution),
    runCompiled: (execution) => {
      const executed = executeCompiled(execution);
      return executed && formatted(executed, execution);
    },
    checkedDocument: (text) => checked.get(text),
  };
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
function executedBy(
  schema: GraphQLSchema,
  execute: (text: string, execution: Execution) => Result,
): ApolloServerOptionsWithGateway<GatewayContext>['gateway'] {
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
        return execute(request.query ?? '', {
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

function takeNoteOfErrors(parts: Pick<Parts, 'log' | 'metrics'>): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, operationName, contextValue }) {
          noteErrors(parts, errors, operationName, contextValue);
        },
      };
    },
  };
}
