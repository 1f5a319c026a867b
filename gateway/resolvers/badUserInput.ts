import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../http/errorCodes.ts';

/** The error for an invalid argument: code `BAD_USER_INPUT`, with a message that says what to do. */
export function badUserInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' satisfies ErrorCode } });
}
