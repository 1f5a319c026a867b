/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which cars are asked for. Every part narrows; one that is left out does not, and neither does an empty list or text. */
export type CarFilter = {
  /** True: only cars that are not sold. */
  availableNow?: boolean | null | undefined;
  /** Body types, in any case: a car of any of them. */
  bodyTypes?: Array<string> | null | undefined;
  /** Names of makes, in any case: a car of any of them. */
  makes?: Array<string> | null | undefined;
  /** Kilometres driven. */
  mileage?: IntRange | null | undefined;
  /** The id of a `Model`. */
  model?: string | null | undefined;
  /** Instalment, AED a month. */
  monthlyInstalment?: IntRange | null | undefined;
  /** The price that is asked, AED. A car without a price is in no range. */
  price?: IntRange | null | undefined;
  /**
   * What somebody types to find cars: words of make, model, trim, colour, body type, year, fuel, market, cylinders (`v8`) and
   * headline, with everyday names (`benz`, `g wagon`), small typing errors and bounds of price, instalment, year and mileage
   * (`suv under 200k`, `100k to 150k`, `2000 a month`, `2015-2018`, `2019 or newer`, `50,000 km`). An amount of money or a distance
   * alone is a maximum, `low mileage` is at most 40,000 km, and `test drive` leaves the cars that can be test-driven. A car must
   * have each. Where no car has the last word as it stands, or with a `*` behind it (`porsche 9*`), it is the beginning of a word.
   */
  search?: string | null | undefined;
  /** Sale statuses: a car of any of them. */
  status?: Array<SaleStatus> | null | undefined;
  /** Stock numbers, at most 100: the cars that the dealer keeps under any of them. */
  stockNumbers?: Array<string> | null | undefined;
  /** Words that must all stand in the car's title, make, model or trim, in any case. */
  title?: string | null | undefined;
  /**
   * Only cars of which something changed at this moment or later, and those of which nobody knows when. Who asks again and again
   * asks for a minute more than has passed, as a change can be read a moment after its time. Cars that were withdrawn are in no
   * list: `carChanges` tells them too, and misses nothing.
   */
  updatedSince?: string | null | undefined;
  /** Model year. */
  year?: IntRange | null | undefined;
};

/** A range of whole numbers. Both ends belong to it; an end that is left out is open. Negative numbers are refused. */
export type IntRange = {
  /** The largest number. */
  max?: number | null | undefined;
  /** The smallest number. */
  min?: number | null | undefined;
};

/** Whether a car can be bought. */
export type SaleStatus =
  /** It can be bought. */
  | 'AVAILABLE'
  /** Somebody has reserved it. */
  | 'RESERVED'
  /** It is sold. */
  | 'SOLD';

export type SearchSuggestionsQueryVariables = Exact<{
  filter: CarFilter;
  begun: CarFilter;
}>;


export type SearchSuggestionsQuery = { cars: { facets: { makes: Array<{ name: string, count: number }>, models: Array<{ id: string, name: string, make: string, count: number }>, bodyTypes: Array<{ name: string, count: number }> } | null } | null, begun: { facets: { makes: Array<{ name: string, count: number }>, models: Array<{ id: string, name: string, make: string, count: number }>, bodyTypes: Array<{ name: string, count: number }> } | null } | null };

export type SuggestedFragment = { makes: Array<{ name: string, count: number }>, models: Array<{ id: string, name: string, make: string, count: number }>, bodyTypes: Array<{ name: string, count: number }> };

export const SuggestedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Suggested"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CarFacets"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"models"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"make"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bodyTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<SuggestedFragment, unknown>;
export const SearchSuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CarFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"begun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CarFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cars"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Suggested"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"begun"},"name":{"kind":"Name","value":"cars"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"begun"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Suggested"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Suggested"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CarFacets"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"models"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"make"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bodyTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>;
export const useSearchSuggestionsQuery = <
  Options extends SkipToken | useQuery.Options<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>,
>(options: Options) =>
  useKnownQuery(SearchSuggestionsDocument, (options ?? {}) as useQuery.Options<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>) as unknown as useQuery.ResultForOptions<SearchSuggestionsQuery, SearchSuggestionsQueryVariables, Options>;
export const useSearchSuggestionsSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<SearchSuggestionsQueryVariables>,
>(options: Options) =>
  useLoadedQuery(SearchSuggestionsDocument, (options ?? {}) as useSuspenseQuery.Options<SearchSuggestionsQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<SearchSuggestionsQuery, SearchSuggestionsQueryVariables, Options>;
export const useSearchSuggestionsLazyQuery = (options?: useLazyQuery.Options<SearchSuggestionsQuery, SearchSuggestionsQueryVariables>) =>
  useLazyQuery(SearchSuggestionsDocument, options);
