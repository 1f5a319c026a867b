import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';
import { stackWithoutMessage } from '../../platform/telemetry/stackWithoutMessage.ts';
import type { GatewayContext } from '../context.ts';
import type { GatewayMetrics } from '../metrics/GatewayMetrics.ts';
import { codeOf } from './codeOf.ts';

/** The log's own sentences: the messages of graphql-js and of the origin repeat what the visitor has entered. */
const messages = new Map<string, string>([
  ['GRAPHQL_PARSE_FAILED', 'An operation has a syntax error'],
  ['GRAPHQL_VALIDATION_FAILED', 'An operation does not match the schema or exceeds a limit'],
  ['OPERATION_RESOLUTION_FAILURE', 'A document does not contain the requested operation'],
  ['BAD_USER_INPUT', 'Variables or arguments are invalid'],
  ['PAYLOAD_TOO_LARGE', 'Photos are too many or too large'],
]);

interface Parts {
  log: FastifyBaseLogger;
  metrics: GatewayMetrics;
}

/**
 * Logs the errors of one operation, and keeps its answer out of the cache. No value of a variable, of a literal or of the
 * origin is logged. Equal lines are logged once.
 */
export function noteErrors(
  { log, metrics }: Parts,
  errors: readonly GraphQLError[],
  operation: string | null | undefined,
  { requestId, cachePolicy }: GatewayContext,
): void {
  cachePolicy.mayStore = false;
  const lines = new Map<string, object>();
  // A client may send any text as the name of an operation.
  const name = operation && /^\w{1,100}$/.test(operation) ? operation : undefined;
  for (const error of errors) {
    cachePolicy.failed ||= isBreakage(error);
    const code = codeOf(error);
    metrics.errorAnswered(code);
    const path = error.path?.join('.');
    // A line for each would add to the load; metrics count them.
    if (code === 'OVERLOADED') continue;
    lines.set(`${code} ${path}`, { requestId, operation: name, path, code, cause: causeOf(error, code) });
  }
  for (const line of lines.values()) {
    const { code } = line as { code: string };
    log.warn(line, messages.get(code) ?? 'A field could not be resolved');
  }
}

/** The same as a plugin, for every request over HTTP. */
export function noteErrorsOfRequests(parts: Parts): ApolloServerPlugin<GatewayContext> {
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

/** Whether an error says that something broke, rather than that the request is wrong or a thing is missing. */
function isBreakage(error: GraphQLError): boolean {
  const { code } = error.extensions;
  return (
    !(unwrapResolverError(error) instanceof GraphQLError) ||
    code === 'OVERLOADED' ||
    String(code).startsWith('UPSTREAM_')
  );
}

/** Why the origin gave no answer, or where something broke. */
function causeOf(error: GraphQLError, code: string): string | undefined {
  const original = unwrapResolverError(error);
  if (original instanceof GraphQLError) {
    // The cause of a refusal is the value that is refused.
    return messages.has(code) ? undefined : original.originalError?.message;
  }
  return stackWithoutMessage(original);
}
