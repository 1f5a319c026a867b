import { ApolloClient, type ApolloLink, type FieldPolicy, InMemoryCache } from '@apollo/client';
import { adminLink } from './admin/adminLink.ts';

/** A section whose data is missing is null; its neighbours still arrive. */
const defaultOptions = { query: { errorPolicy: 'all' }, watchQuery: { errorPolicy: 'all' } } as const;

declare module '@apollo/client' {
  export namespace ApolloClient {
    export namespace DeclareDefaultOptions {
      interface Query {
        errorPolicy: 'all';
      }
      interface WatchQuery {
        errorPolicy: 'all';
      }
    }
  }
}

/**
 * A car that any list has brought is found by its id (GW-19), also where the whole of it could not be had before:
 * then it is asked for again.
 */
const car: FieldPolicy = {
  keyArgs: ['id'],
  read(kept, { args, toReference, canRead }) {
    const listed = toReference({ __typename: 'Car', id: args?.id });
    return kept ?? (canRead(listed) ? listed : kept);
  },
};

/** The client of the graph. On the server each page has one of its own, which lives as long as its rendering. */
export function createApolloClient(link: ApolloLink, where: 'browser' | 'server') {
  return new ApolloClient({
    link: where === 'browser' ? adminLink.concat(link) : link,
    // Keeping results of reads pays only where the cache lives on.
    cache: new InMemoryCache({
      resultCaching: where === 'browser',
      typePolicies: { Query: { fields: { car } } },
    }),
    ssrMode: where === 'server',
    defaultOptions,
  });
}
