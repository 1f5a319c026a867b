import type { ApolloClient } from '@apollo/client';
import { CountCarsDocument } from '../../generated/CountCars.ts';
import { loadQuery } from '../../data/loadQuery.ts';
import { toFilter } from '../filters/buyAddress.ts';
import type { FilterState } from '../filters/FilterState.ts';
import { filterMessages } from '../filters/messages.ts';
import { type NearPart, nearParts } from '../filters/search/nearParts.ts';

/**
 * For a search that finds no car: how many cars it finds without each of its parts (`nearParts.ts`) and, where that finds
 * none either, without each pair of them. A count is undefined where it could not be loaded.
 */
export async function countWithout(client: ApolloClient, filter: FilterState, modelName?: string) {
  const { one, two } = nearParts(filter, filterMessages.en, modelName);
  const count = async ({ without }: NearPart) => {
    const { data } = await loadQuery(client, CountCarsDocument, { filter: toFilter(without) });
    return data?.cars?.totalCount;
  };
  const counts = await Promise.all(one.map(count));
  return counts.some(Boolean) ? counts : [...counts, ...(await Promise.all(two.map(count)))];
}
