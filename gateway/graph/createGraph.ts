import { ApolloServer, type HTTPGraphQLHead } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { FastifyBaseLogger } from 'fastify';
import {
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
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
import type { GatewayContext } from '../context.ts';
import { OUR_FAULT } from '../http/errorCodes.ts';
import type { GatewayMetrics } from '../metrics/GatewayMetrics.ts';
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

/** The result of an operation, and what its errors say of the HTTP response. */
export interface OperationResult {
  result: FormattedExecutionResult;
  status: number;
  headers: Record<string, string>;
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

  /** The result of an execution in the form that Apollo Server gives to results; its errors are logged. */
  async function formatted(execution: Execution, run: () => Result): Promise<OperationResult> {
    let result: ExecutionResult;
    let status = 400;
    try {
      result = await run();
    } catch (error) {
      const refusal =
        error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error });
      [result, status] = [{ errors: [refusal] }, 500];
    }
    const { errors } = result;
    if (!errors) return { result: result as FormattedExecutionResult, status: 200, headers: {} };
    noteErrors({ log, metrics }, errors, execution.operationName, execution.context);
    return {
      result: { ...result, errors: errors.map((error) => formatError(error.toJSON(), error)) },
      ...httpOf(errors, result.data === undefined ? status : 200),
    };
  }

  return {
    sdl,
    server,
    run: (execution, text) =>
      formatted(execution, () => (text === undefined ? execute(execution) : admitted(execution, text, true))),
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
  const { refusal, http: _, ...extensions } = formatted.extensions ?? {};
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

/** What errors say of the HTTP response: `status` where they name no other one. */
function httpOf(errors: readonly GraphQLError[], status: number): Omit<OperationResult, 'result'> {
  const headers: Record<string, string> = {};
  for (const { extensions } of errors) {
    // Our own errors have it in the form that Apollo Server reads.
    const http = extensions.http as Partial<HTTPGraphQLHead> | undefined;
    status = http?.status ?? status;
    Object.assign(headers, Object.fromEntries(http?.headers ?? []));
  }
  return { status, headers };
}

/** Throws the error of a query that was not admitted; any other `error` is thrown as it is. */
function refuse(error: Error): never {
  if (!(error instanceof Overloaded)) throw error;
  const headers = new Map([['retry-after', String(RETRY_AFTER)]]);
  throw new GraphQLError(`Too many queries are running. Try again in ${RETRY_AFTER} seconds.`, {
    extensions: { code: 'OVERLOADED', http: { status: 503, headers } },
  });
}
