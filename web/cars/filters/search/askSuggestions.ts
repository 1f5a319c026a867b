import type { ApolloClient } from '@apollo/client';
import { SearchSuggestionsDocument } from '../../../generated/SearchSuggestions.ts';
import { toFilter } from '../buyAddress.ts';
import type { FilterState } from '../FilterState.ts';
import { type Suggestion, suggestionsOf } from './suggestionsOf.ts';

/** What the search of a filter can be narrowed to. Rejects where the stock could not be asked. */
export async function askSuggestions(client: ApolloClient, wanted: FilterState): Promise<Suggestion[]> {
  const { data } = await client.query({
    query: SearchSuggestionsDocument,
    variables: {
      filter: toFilter(wanted) ?? {},
      begun: { ...toFilter(wanted), search: `${wanted.search}*` },
    },
    fetchPolicy: 'no-cache',
  });
  const [whole, begun] = [data?.cars?.facets, data?.begun?.facets];
  return whole && begun ? suggestionsOf(whole, begun, wanted) : [];
}
