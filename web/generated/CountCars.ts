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

export type CountCarsQueryVariables = Exact<{
  filter?: CarFilter | null | undefined;
}>;


export type CountCarsQuery = { cars: { totalCount: number } | null };


export const CountCarsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountCars"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CarFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cars"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<CountCarsQuery, CountCarsQueryVariables>;
export const useCountCarsQuery = <
  Options extends SkipToken | useQuery.Options<CountCarsQuery, CountCarsQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useKnownQuery(CountCarsDocument, (options ?? {}) as useQuery.Options<CountCarsQuery, CountCarsQueryVariables>) as unknown as useQuery.ResultForOptions<CountCarsQuery, CountCarsQueryVariables, Options>;
export const useCountCarsSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<CountCarsQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useLoadedQuery(CountCarsDocument, (options ?? {}) as useSuspenseQuery.Options<CountCarsQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<CountCarsQuery, CountCarsQueryVariables, Options>;
export const useCountCarsLazyQuery = (options?: useLazyQuery.Options<CountCarsQuery, CountCarsQueryVariables>) =>
  useLazyQuery(CountCarsDocument, options);
