import {
  type ApolloCache,
  ApolloClient,
  type ApolloLink,
  type FieldPolicy,
  InMemoryCache,
  type InMemoryCacheConfig,
  type Reference,
} from '@apollo/client';

/** A section whose data could not be loaded is null; the others still arrive. */
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
 * Finds a car that any list has loaded by its id (GW-19), also where loading all of the car failed before: then it is
 * requested again.
 */
const car: FieldPolicy = {
  keyArgs: ['id'],
  read(kept, { args, toReference, canRead }) {
    const listed = toReference({ __typename: 'Car', id: args?.id });
    return kept ?? (canRead(listed) ? listed : kept);
  },
};

/** A car that has left the cache, because it is no longer listed, is null in the list, as the gateway answers. */
const carsByIds: FieldPolicy<readonly (Reference | null)[] | null> = {
  read: (kept, { canRead }) => kept?.map((listed) => (canRead(listed) ? listed : null)),
};

/** The options of the cache in browsers. */
export const cacheConfig: InMemoryCacheConfig = {
  typePolicies: { Query: { fields: { car, carsByIds } } },
};

/** The client of the graph in a browser. */
export function createApolloClient(link: ApolloLink, cache: ApolloCache = new InMemoryCache(cacheConfig)) {
  return new ApolloClient({ link, cache, defaultOptions });
}
