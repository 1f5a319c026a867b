import {
  type ApolloCache,
  ApolloClient,
  type ApolloLink,
  type FieldPolicy,
  InMemoryCache,
  type InMemoryCacheConfig,
} from '@apollo/client';

/** A section whose data is missing is null; its neighbours still arrive. */
export const defaultOptions = { query: { errorPolicy: 'all' }, watchQuery: { errorPolicy: 'all' } } as const;

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

/** How the cache keeps what it is given. */
export const cacheConfig: InMemoryCacheConfig = { typePolicies: { Query: { fields: { car } } } };

/** The client of the graph in a browser. */
export function createApolloClient(link: ApolloLink, cache: ApolloCache = new InMemoryCache(cacheConfig)) {
  return new ApolloClient({ link, cache, defaultOptions });
}
