import { ApolloServer } from '@apollo/server';
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
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { AdmissionControl, type AdmissionLimits, Overloaded } from '../AdmissionControl.ts';
import type { GatewayContext } from '../context.ts';
import { OUR_FAULT } from '../errorCodes.ts';
import type { GatewayMetrics } from '../metrics/GatewayMetrics.ts';
import type { OperationCharge } from '../clients/OperationCharge.ts';
import { resolvers } from '../resolvers/resolvers.ts';
import { codeOf } from './codeOf.ts';
import { compiledExecutor, type Execution, type Result } from './compiledExecutor.ts';
import { documentStore, textsByDigest } from './documentStore.ts';
import { textLimits } from './documentText.ts';
import { executedBy } from './executedBy.ts';
import { noteErrors, noteErrorsOfRequests } from './noteErrors.ts';
import { observedExecutor } from './observedExecutor.ts';
import { operationDemands } from './operationDemands.ts';
import { operationLimits } from './operationLimits.ts';
import { variableNames } from './variableNames.ts';

/** How many queries of clients may be executed at once. Answers from the cache do not count; forms never wait. */
export const defaultReadLimits: AdmissionLimits = { atOnce: 32, most: 1_000, maxWait: 500 };
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

/** The graph in two forms: for requests over HTTP, and for operations of this process. */
export interface Graph {
  /** The schema as a file, as it is published. */
  sdl: string;
  /** Guarded against hostile operations. */
  server: ApolloServer<GatewayContext>;
  /** Runs an operation that was checked before; its errors have the same form as over HTTP. */
  run: (execution: Execution) => Promise<FormattedExecutionResult>;
  /** The same for a compiled query; undefined for any other query, which the server runs. */
  runCompiled: (execution: Execution) => Promise<FormattedExecutionResult> | undefined;
  /** The document with this text, where the server has checked and run it before. */
  checkedDocument: (text: string) => DocumentNode | undefined;
  /** The text of the operation of the site with this SHA-256, in hexadecimal digits. */
  siteText: (hash: string) => string | undefined;
}

/** Makes the graph of the SDL with its resolvers; the server is not started yet. */
export function createGraph({ typeDefs, documents, log, metrics, readLimits }: Parts): Graph {
  const { schema, sdl } = schemaOf(typeDefs);
  metrics.knowOperations(Object.keys(documents));
  const { execute, executeCompiled } = observedExecutor(compiledExecutor(schema), (name, duration) =>
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
      const { charge } = execution.context;
      return charge ? charged(charge, text, execution, isQuery) : admitted(execution, isQuery);
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

  /** Executes an operation. Rejects queries that would have to wait too long. */
  function admitted(execution: Execution, isQuery: boolean, preferred = false): Result {
    if (!isQuery) return execute(execution);
    return reads
      .run(() => execute(execution), { preferred })
      .catch((error: Error) => {
        throw error instanceof Overloaded ? overloaded() : error;
      });
  }

  /** Executes an operation for which its sender is charged, and adds what it cost to the answer. */
  async function charged(charge: OperationCharge, text: string, execution: Execution, isQuery: boolean) {
    await charge.admit(demandsOf(execution.document, execution.operationName), text);
    const result = await admitted(execution, isQuery, charge.hasKey);
    if (!charge.isTold) return result;
    execution.context.cachePolicy.mayStore = false;
    return { ...result, extensions: { ...result.extensions, cost: charge.balance } };
  }

  /** Whether a query without a key may be executed at once. */
  function admitsNow({ context: { charge }, document, operationName }: Execution): boolean {
    return !reads.isFull && (charge?.tryAdmit(demandsOf(document, operationName)) ?? true);
  }

  async function formatted(executed: Result, execution: Execution): Promise<FormattedExecutionResult> {
    const result = await executed;
    if (!result.errors) return result as FormattedExecutionResult;
    noteErrors({ log, metrics }, result.errors, execution.operationName, execution.context);
    return { ...result, errors: result.errors.map((error) => formatError(error.toJSON(), error)) };
  }

  return {
    sdl,
    server,
    run: (execution) => formatted(execute(execution), execution),
    runCompiled: (execution) => {
      const executed = admitsNow(execution) ? executeCompiled(execution) : undefined;
      if (!executed) execution.context.charge?.giveBack();
      return executed && reads.run(() => formatted(executed, execution));
    },
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
  const { refusal, ...extensions } = formatted.extensions ?? {};
  if (refusal !== undefined) return { ...formatted, extensions: { ...extensions, code: refusal } };
  const code = codeOf(error);
  if (code !== 'INTERNAL_SERVER_ERROR') return { ...formatted, extensions: { ...extensions, code } };
  return {
    message: OUR_FAULT,
    locations: formatted.locations,
    path: formatted.path,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}

function overloaded(): GraphQLError {
  const headers = new Map([['retry-after', String(RETRY_AFTER)]]);
  return new GraphQLError(`Too many queries are running. Try again in ${RETRY_AFTER} seconds.`, {
    extensions: { code: 'OVERLOADED', http: { status: 503, headers } },
  });
}
