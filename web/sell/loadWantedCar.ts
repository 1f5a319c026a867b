import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadQuery } from '../data/loadQuery.ts';
import { WantedCarDocument } from '../generated/WantedCar.ts';

/**
 * Loads the car of the stock that the address names (`/sell?car=1`), against which the visitor's own is to be valued. It is null where
 * the address names none, or one that could not be loaded: the form works without it.
 */
export async function loadWantedCar(client: ApolloClient, { request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('car');
  const found = id ? await loadQuery(client, WantedCarDocument, { id }) : undefined;
  return { car: found?.data?.car ?? null };
}
