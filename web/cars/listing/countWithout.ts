import type { ApolloClient } from '@apollo/client';
import { CountCarsDocument } from '../../generated/CountCars.ts';
import { loadQuery } from '../../loadQuery.ts';
import { toFilter } from '../filters/buyAddress.ts';
import { filterParts } from '../filters/filterParts.ts';
import type { FilterState } from '../filters/FilterState.ts';
import { filterMessages } from '../filters/messages.ts';

/** How many parts of a filter are tried without. */
const MOST = 6;

/**
 * How many cars a search that finds none would find without each part of its filter (`filterParts.ts`); undefined where
 * that could not be counted.
 */
export async function countWithout(client: ApolloClient, filter: FilterState) {
  const counting = filterParts(filter, filterMessages.en, undefined)
    .slice(0, MOST)
    .map(({ without }) => loadQuery(client, CountCarsDocument, { filter: toFilter(without) }));
  return (await Promise.all(counting)).map(({ data }) => data?.cars?.totalCount);
}
