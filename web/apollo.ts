import { ApolloClient, type ApolloLink, InMemoryCache } from '@apollo/client';

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

/** The client of the graph. On the server each page has one of its own, which lives as long as its rendering. */
export function createApolloClient(link: ApolloLink, where: 'browser' | 'server') {
  return new ApolloClient({
    link,
    // Keeping results of reads pays only where the cache lives on.
    cache: new InMemoryCache({ resultCaching: where === 'browser' }),
    ssrMode: where === 'server',
    defaultOptions,
  });
}
