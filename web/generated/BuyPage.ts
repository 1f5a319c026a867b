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

/** An order of the stock. Cars without the value stand last, either way; equal ones keep one order. */
export type CarSort =
  /** The fewest kilometres first. */
  | 'MILEAGE_ASC'
  /** The most kilometres first. */
  | 'MILEAGE_DESC'
  /** The latest listed first. */
  | 'NEWEST'
  /** The earliest listed first. */
  | 'OLDEST'
  /** The cheapest first. */
  | 'PRICE_ASC'
  /** The dearest first. */
  | 'PRICE_DESC'
  /** The oldest model year first. */
  | 'YEAR_ASC'
  /** The newest model year first. */
  | 'YEAR_DESC';

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

export type BuyPageQueryVariables = Exact<{
  filter?: CarFilter | null | undefined;
  available: CarFilter;
  sort?: CarSort | null | undefined;
  first: number;
  offset: number;
}>;


export type BuyPageQuery = { cars: { totalCount: number, nodes: Array<{ id: string, mileage: number | null, year: number | null, exteriorColor: string | null, monthlyInstalment: number | null, price: number | null, originalPrice: number | null, sold: boolean, status: SaleStatus, featured: boolean, testDrive: boolean, cover: { id: string, path: string, description: string | null, placeholder: string | null } | null, make: { id: string, name: string } | null, model: { id: string, name: string } | null, trim: { id: string, name: string } | null }>, facets: { makes: Array<{ name: string, count: number }>, bodyTypes: Array<{ name: string, count: number }>, price: { min: number | null, max: number | null }, mileage: { min: number | null, max: number | null }, year: { min: number | null, max: number | null }, monthlyInstalment: { min: number | null, max: number | null } } | null } | null, available: { totalCount: number } | null, makes: Array<{ id: string, name: string }> | null, searchAlertTerms: { perAddress: number } | null };


export const BuyPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BuyPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CarFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"available"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CarFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CarSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cars"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilterCounts"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"available"},"name":{"kind":"Name","value":"cars"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"available"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"makes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"searchAlertTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"perAddress"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"make"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"originalPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarBadges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"testDrive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"exteriorColor"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyInstalment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarPrice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarBadges"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilterCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CarFacets"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bodyTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mileage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"year"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthlyInstalment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]} as unknown as DocumentNode<BuyPageQuery, BuyPageQueryVariables>;
export const useBuyPageQuery = <
  Options extends SkipToken | useQuery.Options<BuyPageQuery, BuyPageQueryVariables>,
>(options: Options) =>
  useKnownQuery(BuyPageDocument, (options ?? {}) as useQuery.Options<BuyPageQuery, BuyPageQueryVariables>) as unknown as useQuery.ResultForOptions<BuyPageQuery, BuyPageQueryVariables, Options>;
export const useBuyPageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<BuyPageQueryVariables>,
>(options: Options) =>
  useLoadedQuery(BuyPageDocument, (options ?? {}) as useSuspenseQuery.Options<BuyPageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<BuyPageQuery, BuyPageQueryVariables, Options>;
export const useBuyPageLazyQuery = (options?: useLazyQuery.Options<BuyPageQuery, BuyPageQueryVariables>) =>
  useLazyQuery(BuyPageDocument, options);
