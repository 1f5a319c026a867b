import type { ApolloClient } from '@apollo/client';
import { cardOf } from './cardOf.ts';

/** Removes a car that is no longer listed from the cache, and thereby from all lists of this page. */
export function forgetCar(client: ApolloClient, id: string) {
  client.cache.evict({ id: client.cache.identify(cardOf(id).from) });
}
