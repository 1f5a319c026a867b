import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { FastifyBaseLogger } from 'fastify';
import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import {
  AdmissionControl,
  type AdmissionLimits,
  Overloaded,
} from '../../platform/processes/AdmissionControl.ts';
import { checkRootFields } from '../clients/checkRootFields.ts';
import type { GatewayContext } from '../context.ts';
import type { GatewayMetrics } from '../metrics/GatewayMetrics.ts';
import { resolvers } from '../resolvers/resolvers.ts';
import { compiledExecutor, type Execution } from './compiledExecutor.ts';
import { documentStore, textsByDigest } from './documentStore.ts';
import { textLimits } from './documentText.ts';
import { executedBy } from './executedBy.ts';
import { formatError, formatResult, type OperationResult } from './formatResult.ts';
import { noteErrors, noteErrorsOfRequests } from './noteErrors.ts';
import { observedExecutor } from './observedExecutor.ts';
import { operationDemands } from './operationDemands.ts';
import { operationLimits } from './operationLimits.ts';
import { variableNames } from './variableNames.ts';

/** When a client that was refused may try again, seconds. */
const RETRY_AFTER = 2;

/** How much text of checked documents is kept, characters. */
const MAX_CHECKED = 1_500_000;

interface Parts {
  /** The SDL of the whole schema. */
  typeDefs: string;
  /** The operations of the site, which were checked when it was built. */
  documents: Record<string, DocumentNode>;
  log: FastifyBaseLogger;
  metrics: GatewayMetrics;
  readLimits: AdmissionLimits;
}

/** The graph: Apollo Server for requests over HTTP, and the same execution for documents that were checked before. */
export interface Graph {
  /** The schema as a file, as it is published. */
  sdl: string;
  /** Guarded against hostile operations. */
  server: ApolloServer<GatewayContext>;
  /**
   * Runs a query whose document was checked before; its result is that of Apollo Server. `text`: that of the document, where a
   * client has sent it. Left out for a query of a page, which is neither charged nor refused.
   */
  run: (execution: Execution, text?: string) => Promise<OperationResult>;
  /** The document with this text, where the server has checked and run it before. */
  checkedDocument: (text: string) => DocumentNode | undefined;
  /** The text of the operation of the site with this SHA-256, in hexadecimal digits. */
  siteText: (hash: string) => string | undefined;
}

/** Makes the graph of the SDL with its resolvers; the server is not started yet. */
export function createGraph({ typeDefs, documents, log, metrics, readLimits }: Parts): Graph {
  const { schema, sdl } = schemaOf(typeDefs);
  metrics.knowOperations(Object.keys(documents));
  const execute = observedExecutor(compiledExecutor(schema), (name, duration) =>
    metrics.operationExecuted(name, duration),
  );
  const checked = new LRUCache<string, DocumentNode>({
    maxSize: MAX_CHECKED,
    sizeCalculation: (_, text) => text.length,
  });
  const siteTexts = textsByDigest(documents);
  const reads = new AdmissionControl(readLimits);
  const demandsOf = operationDemands(schema, Object.values(documents));
  const server = new ApolloServer<GatewayContext>({
    gateway: executedBy(schema, (text, execution, isQuery) => {
      checked.set(text, execution.document);
      return admitted(execution, text, isQuery);
    }),
    documentStore: documentStore(documents),
    stringifyResult: (result) => JSON.stringify(result),
    introspection: true,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: textLimits.tokens },
    validationRules: [operationLimits, variableNames],
    formatError,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      noteErrorsOfRequests({ log, metrics }),
    ],
    stopOnTerminationSignals: false,
  });

  /**
   * Executes an operation of a client, who is charged for it, and adds what it cost to the answer. Rejects queries that would
   * have to wait too long; those with a key are preferred.
   */
  async function admitted(execution: Execution, text: string, isQuery: boolean): Promise<ExecutionResult> {
    const { charge, cachePolicy } = execution.context;
    await charge?.admit(demandsOf(execution.document, execution.operationName), text);
    const run = () => execute(execution);
    const result = await (isQuery ? reads.run(run, { preferred: charge?.hasKey }).catch(refuse) : run());
    if (!charge?.isTold) return result;
    cachePolicy.mayStore = false;
    return { ...result, extensions: { ...result.extensions, cost: charge.rateLimit } };
  }

  return {
    sdl,
    server,
    run: (execution, text) =>
      formatResult(
        () => (text === undefined ? execute(execution) : admitted(execution, text, true)),
        (errors) => noteErrors({ log, metrics }, errors, execution.operationName, execution.context),
      ),
    checkedDocument: (text) => checked.get(text),
    siteText: (hash) => siteTexts.get(hash),
  };
}

/** Schemas by their SDL: they hold nothing of a gateway, and tests start many in a process. */
const schemas = new Map<string, { schema: GraphQLSchema; sdl: string }>();

/** The executable schema of an SDL, and the schema as a file; both are made once per process. */
function schemaOf(typeDefs: string) {
  const known = schemas.get(typeDefs);
  if (known) return known;
  const schema = createSchema(typeDefs);
  const made = { schema, sdl: `${printSchema(lexicographicSortSchema(schema))}\n` };
  schemas.set(typeDefs, made);
  return made;
}

/** The SDL of schema/ with its resolvers. Throws where nothing says who may use a field of the root. */
export function createSchema(typeDefs: string): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs,
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  checkRootFields(
    [schema.getQueryType(), schema.getMutationType()].flatMap((root) => Object.keys(root?.getFields() ?? {})),
  );
  return schema;
}

/** Throws the error of a query that was not admitted; any other `error` is thrown as it is. */
function refuse(error: Error): never {
  if (!(error instanceof Overloaded)) throw error;
  const headers = new Map([['retry-after', String(RETRY_AFTER)]]);
  throw new GraphQLError(`Too many queries are running. Try again in ${RETRY_AFTER} seconds.`, {
    extensions: { code: 'OVERLOADED', http: { status: 503, headers } },
  });
}
