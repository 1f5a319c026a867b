import { ApolloLink } from '@apollo/client';
import { readToken } from './token.ts';

/** The context for operations that run as the signed-in administrator. */
export const asAdmin = { asAdmin: true };

/** Sends the administrator's token with the operations that ask for it, and with no others. */
export const adminLink = new ApolloLink((operation, forward) => {
  const token = operation.getContext().asAdmin === true ? readToken() : null;
  if (token) {
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      headers: { ...headers, authorization: `Bearer ${token}` },
    }));
  }
  return forward(operation);
});
