import type { ApolloClient } from '@apollo/client';
import { cardOf } from './cardOf.ts';

/** Takes a car that is no longer listed out of the cache, and so out of all lists of this page. */
export function forgetCar(client: ApolloClient, id: string) {
  client.cache.evict({ id: client.cache.identify(cardOf(id).from) });
}
