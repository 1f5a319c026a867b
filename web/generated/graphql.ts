/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which cars are asked for. Every part narrows; a part that is left out does not. */
export type CarFilter = {
  /** True: only cars that are not sold. */
  availableNow?: boolean | null | undefined;
  /** Body types, in any case: a car of any of them. */
  bodyTypes?: Array<string> | null | undefined;
  /** Names of makes, in any case: a car of any of them. */
  companies?: Array<string> | null | undefined;
  /** Kilometres driven. */
  mileage?: IntRange | null | undefined;
  /** Instalment, AED a month. */
  monthlyInstallment?: IntRange | null | undefined;
  /** Words that must all stand in the car's title, make, model or trim, in any case. */
  title?: string | null | undefined;
  /** The id of a `VehicleType`. */
  vehicleType?: string | null | undefined;
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

export type BuyPageQueryVariables = Exact<{
  filter?: CarFilter | null | undefined;
  first: number;
  offset: number;
}>;


export type BuyPageQuery = { cars: { totalCount: number, nodes: Array<{ id: string, mileage: number | null, year: number | null, exteriorColor: string | null, originalPrice: number | null, discountedPrice: number | null, manufacturer: { id: string, name: string } | null, model: { id: string, name: string } | null, trim: { id: string, name: string } | null }> } | null };

export type CarCardFragment = { id: string, mileage: number | null, year: number | null, exteriorColor: string | null, originalPrice: number | null, discountedPrice: number | null, manufacturer: { id: string, name: string } | null, model: { id: string, name: string } | null, trim: { id: string, name: string } | null };

export type CarNameFragment = { id: string, manufacturer: { id: string, name: string } | null, model: { id: string, name: string } | null, trim: { id: string, name: string } | null };

export type CarPageQueryVariables = Exact<{
  id: string;
}>;


export type CarPageQuery = { car: { id: string, title: string | null, description: string | null, mileage: number | null, year: number | null, exteriorColor: string | null, originalPrice: number | null, discountedPrice: number | null, manufacturer: { id: string, name: string } | null, model: { id: string, name: string } | null, trim: { id: string, name: string } | null } | null };

export type CarPriceFragment = { id: string, originalPrice: number | null, discountedPrice: number | null };

export const CarNameFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CarNameFragment, unknown>;
export const CarPriceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"originalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}}]}}]} as unknown as DocumentNode<CarPriceFragment, unknown>;
export const CarCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"exteriorColor"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"originalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}}]}}]} as unknown as DocumentNode<CarCardFragment, unknown>;
export const BuyPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BuyPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CarFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cars"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"originalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"exteriorColor"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarPrice"}}]}}]} as unknown as DocumentNode<BuyPageQuery, BuyPageQueryVariables>;
export const CarPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CarPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"car"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"originalPrice"}},{"kind":"Field","name":{"kind":"Name","value":"discountedPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"exteriorColor"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarPrice"}}]}}]} as unknown as DocumentNode<CarPageQuery, CarPageQueryVariables>;
export const useBuyPageQuery = (options: SkipToken | useQuery.Options<BuyPageQuery, BuyPageQueryVariables>) =>
  useQuery(BuyPageDocument, options);
export const useBuyPageLazyQuery = (options?: useLazyQuery.Options<BuyPageQuery, BuyPageQueryVariables>) =>
  useLazyQuery(BuyPageDocument, options);
export const useBuyPageSuspenseQuery = (options: SkipToken | useSuspenseQuery.Options<BuyPageQueryVariables>) =>
  useSuspenseQuery(BuyPageDocument, options);

export const useCarPageQuery = (options: SkipToken | useQuery.Options<CarPageQuery, CarPageQueryVariables>) =>
  useQuery(CarPageDocument, options);
export const useCarPageLazyQuery = (options?: useLazyQuery.Options<CarPageQuery, CarPageQueryVariables>) =>
  useLazyQuery(CarPageDocument, options);
export const useCarPageSuspenseQuery = (options: SkipToken | useSuspenseQuery.Options<CarPageQueryVariables>) =>
  useSuspenseQuery(CarPageDocument, options);
