import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../http/errorCodes.ts';

/** How graphql-js ends its list of wrong values after the fiftieth, which stands nowhere in the document. */
const TOO_MANY_WRONG = 'Too many errors processing variables';

/**
 * The code of an error of an operation. graphql-js and Apollo Server refuse some requests without a code, for example a null
 * variable for an argument that must not be null, or a hash that does not belong to the text.
 */
export function codeOf(error: unknown): ErrorCode {
  const original = unwrapResolverError(error);
  if (!(original instanceof GraphQLError)) return 'INTERNAL_SERVER_ERROR';
  const { code, http } = original.extensions;
  // Apollo Server gives a mutation by GET the code of a bad request.
  if ((http as { status?: number } | undefined)?.status === 405) return 'METHOD_NOT_ALLOWED';
  if (code !== undefined) return code as ErrorCode;
  // An error in the document has a place in it; an error in an answer has none.
  if (original.nodes || original.message.startsWith(TOO_MANY_WRONG)) return 'BAD_USER_INPUT';
  return http === undefined ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST';
}
