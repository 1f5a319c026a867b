/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A filter of cars. A car must match every condition; an omitted condition, an empty list and an empty string match all cars. */
export type CarFilter = {
  /** If true, only cars whose accident history says that there is none. */
  accidentFree?: boolean | null | undefined;
  /** If true, excludes sold cars, and reserved ones as far as the dealer's system tells them apart. */
  availableNow?: boolean | null | undefined;
  /** Body types, case-insensitive. Matches cars of any of them. */
  bodyTypes?: Array<string> | null | undefined;
  /** The number of cylinders. */
  cylinders?: IntRange | null | undefined;
  /** If true, only cars whose price is below their original price. */
  discounted?: boolean | null | undefined;
  /** Driven wheels such as `AWD`, case-insensitive. Matches cars with any of them. */
  drives?: Array<string> | null | undefined;
  /** Colours such as `white`, case-insensitive. Matches cars of any of them: a car painted Alpine White is white. */
  exteriorColors?: Array<string> | null | undefined;
  /** Fuels, case-insensitive. Matches cars of any of them. */
  fuelTypes?: Array<string> | null | undefined;
  /** If true, only cars whose record tells of a warranty that has not ended. */
  hasWarranty?: boolean | null | undefined;
  /** Colours of the interior such as `red`, case-insensitive. Matches cars with any of them: Cranberry red is red. */
  interiorColors?: Array<string> | null | undefined;
  /** Names of makes, case-insensitive. Matches cars of any of them. */
  makes?: Array<string> | null | undefined;
  /** The mileage in kilometres. */
  mileage?: IntRange | null | undefined;
  /** The id of a `Model`. */
  model?: string | null | undefined;
  /** The monthly instalment, AED. */
  monthlyInstalment?: IntRange | null | undefined;
  /** The power in horsepower. */
  power?: IntRange | null | undefined;
  /** The asking price, AED. A car without a price matches no range. */
  price?: IntRange | null | undefined;
  /** Regional specifications, case-insensitive. Matches cars of any of them. */
  regionalSpecs?: Array<string> | null | undefined;
  /**
   * A free-text search: words of make, model, trim, colour, body type, year, fuel, market, cylinders (`v8`) and title. It
   * understands common names (`benz`, `g wagon`), small typing errors and bounds of price, instalment, year and mileage
   * (`suv under 200k`, `100k to 150k`, `2000 a month`, `2015-2018`, `2019 or newer`, `50,000 km`). An amount or a distance
   * alone is a maximum, `low mileage` means at most 40,000 km, and `test drive` selects cars available for a test drive. A
   * car must match every term. The last word is matched as a prefix if no car has the whole word, or if it ends in `*`
   * (`porsche 9*`).
   */
  search?: string | null | undefined;
  /** Numbers of seats such as `7`. Matches cars with any of them. */
  seats?: Array<string> | null | undefined;
  /** Sale statuses. Matches cars with any of them. */
  status?: Array<SaleStatus> | null | undefined;
  /** Sides of the steering wheel, `Left` or `Right`. Matches cars with any of them. */
  steeringSides?: Array<string> | null | undefined;
  /** At most 100 stock numbers. Matches cars with any of them. */
  stockNumbers?: Array<string> | null | undefined;
  /** Words that must all occur in the car's title, make, model or trim, case-insensitive. */
  title?: string | null | undefined;
  /** Gearboxes, case-insensitive. Matches cars of any of them. */
  transmissions?: Array<string> | null | undefined;
  /**
   * Only cars that changed at or after this time, or whose time of change is unknown. When polling, go back a minute
   * further than the last poll, because a change may become visible shortly after its timestamp. Withdrawn cars are not
   * listed; `carChanges` reports them too and misses nothing.
   */
  updatedSince?: string | null | undefined;
  /** Model year. */
  year?: IntRange | null | undefined;
};

/** An inclusive range of whole numbers. An omitted end is open. Negative numbers are rejected. */
export type IntRange = {
  /** The largest number. */
  max?: number | null | undefined;
  /** The smallest number. */
  min?: number | null | undefined;
};

/** The sale status of a car. */
export type SaleStatus =
  /** For sale. */
  | 'AVAILABLE'
  /** Reserved by a buyer. */
  | 'RESERVED'
  /** Sold. */
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
