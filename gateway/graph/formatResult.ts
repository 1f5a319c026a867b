import type { HTTPGraphQLHead } from '@apollo/server';
import {
  type ExecutionResult,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
} from 'graphql';
import { OUR_FAULT } from '../http/errorCodes.ts';
import { codeOf } from './codeOf.ts';
import type { Result } from './compiledExecutor.ts';

/** The result of an operation, and what its errors say of the HTTP response. */
export interface OperationResult {
  result: FormattedExecutionResult;
  status: number;
  headers: Record<string, string>;
}

/** Runs an operation and gives its result in the form of Apollo Server; `onErrors` is told its errors as they were. */
export async function formatResult(
  run: () => Result,
  onErrors: (errors: readonly GraphQLError[]) => void,
): Promise<OperationResult> {
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
  onErrors(errors);
  return {
    result: { ...result, errors: errors.map((error) => formatError(error.toJSON(), error)) },
    ...httpOf(errors, result.data === undefined ? status : 200),
  };
}

/** Errors that the graph raises itself pass; whatever else broke is one sentence, without its cause. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
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
