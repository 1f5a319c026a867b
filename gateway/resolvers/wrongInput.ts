import { GraphQLError } from 'graphql';

/** An argument that cannot be understood: code `BAD_USER_INPUT`, with a sentence that says what to do. */
export function wrongInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}
