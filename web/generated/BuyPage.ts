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

/** The order of the stock. Cars without the value always come last; the order of equal cars is stable. */
export type CarSort =
  /** Cars for sale first, then the sold ones; each the most recently listed first. */
  | 'FOR_SALE_FIRST'
  /** Lowest mileage first. */
  | 'MILEAGE_ASC'
  /** Highest mileage first. */
  | 'MILEAGE_DESC'
  /** Most recently listed first. */
  | 'NEWEST'
  /** Least recently listed first. */
  | 'OLDEST'
  /** Lowest price first. */
  | 'PRICE_ASC'
  /** Highest price first. */
  | 'PRICE_DESC'
  /** Oldest model year first. */
  | 'YEAR_ASC'
  /** Newest model year first. */
  | 'YEAR_DESC';

/** An inclusive range of whole numbers. An omitted end is open. Negative numbers are rejected. */
export type IntRange = {
  /** The largest number. */
  max?: number | null | undefined;
  /** The smallest number. */
  min?: number | null | undefined;
};

/** A part of a car that pictures show. */
export type PictureGroup =
  /** Details, such as a wheel or the engine. */
  | 'DETAILS'
  /** Marks of use, such as a scratch. */
  | 'IMPERFECTIONS'
  /** The cabin. */
  | 'INSIDE'
  /** The car from outside. */
  | 'OUTSIDE';

/** The sale status of a car. */
export type SaleStatus =
  /** For sale. */
  | 'AVAILABLE'
  /** Reserved by a buyer. */
  | 'RESERVED'
  /** Sold. */
  | 'SOLD';

export type BuyPageQueryVariables = Exact<{
  filter?: CarFilter | null | undefined;
  sold: CarFilter;
  available: CarFilter;
  sort?: CarSort | null | undefined;
  first: number;
  offset: number;
}>;


export type BuyPageQuery = { cars: { totalCount: number, nodes: Array<{ id: string, mileage: number | null, year: number | null, exteriorColor: string | null, monthlyInstalment: number | null, price: number | null, originalPrice: number | null, sold: boolean, status: SaleStatus, featured: boolean, testDrive: boolean, cover: { id: string, path: string, description: string | null, placeholder: string | null, group: PictureGroup | null } | null, make: { id: string, name: string } | null, model: { id: string, name: string } | null, trim: { id: string, name: string } | null }>, facets: { hasWarranty: number | null, accidentFree: number | null, discounted: number | null, makes: Array<{ name: string, count: number }>, bodyTypes: Array<{ name: string, count: number }>, exteriorColors: Array<{ name: string, count: number }>, fuelTypes: Array<{ name: string, count: number }>, transmissions: Array<{ name: string, count: number }>, regionalSpecs: Array<{ name: string, count: number }>, price: { min: number | null, max: number | null }, mileage: { min: number | null, max: number | null }, year: { min: number | null, max: number | null }, monthlyInstalment: { min: number | null, max: number | null }, cylinders: { min: number | null, max: number | null }, power: { min: number | null, max: number | null }, drives: Array<{ name: string, count: number }>, interiorColors: Array<{ name: string, count: number }>, steeringSides: Array<{ name: string, count: number }>, seats: Array<{ name: string, count: number }> } | null } | null, sold: { totalCount: number, nodes: Array<{ id: string, listedAt: string | null }> } | null, available: { totalCount: number, nodes: Array<{ id: string, price: number | null }>, facets: { year: { min: number | null, max: number | null } } | null } | null, makes: Array<{ id: string, name: string }> | null, searchAlertTerms: { perAddress: number } | null };


export const BuyPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BuyPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CarFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sold"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CarFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"available"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CarFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CarSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cars"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FilterCounts"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"sold"},"name":{"kind":"Name","value":"cars"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sold"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"OLDEST"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listedAt"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"available"},"name":{"kind":"Name","value":"cars"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"available"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"PRICE_ASC"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"makes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"searchAlertTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"perAddress"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"make"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"originalPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarBadges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"testDrive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"exteriorColor"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyInstalment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarPrice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarBadges"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilterCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CarFacets"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bodyTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exteriorColors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fuelTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transmissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regionalSpecs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasWarranty"}},{"kind":"Field","name":{"kind":"Name","value":"accidentFree"}},{"kind":"Field","name":{"kind":"Name","value":"discounted"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mileage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"year"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthlyInstalment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cylinders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"power"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"drives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interiorColors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steeringSides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<BuyPageQuery, BuyPageQueryVariables>;
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
