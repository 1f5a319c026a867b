/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StockChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type StockChoicesQuery = { makes: Array<{ id: string, name: string }> | null, cars: { facets: { models: Array<{ id: string, name: string, make: string }>, bodyTypes: Array<{ name: string }>, exteriorColors: Array<{ name: string }>, interiorColors: Array<{ name: string }>, fuelTypes: Array<{ name: string }>, transmissions: Array<{ name: string }>, regionalSpecs: Array<{ name: string }>, drives: Array<{ name: string }>, steeringSides: Array<{ name: string }> } | null } | null };


export const StockChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StockChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cars"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"models"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"make"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bodyTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exteriorColors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interiorColors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fuelTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transmissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regionalSpecs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"drives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steeringSides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StockChoicesQuery, StockChoicesQueryVariables>;
export const useStockChoicesQuery = <
  Options extends SkipToken | useQuery.Options<StockChoicesQuery, StockChoicesQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useKnownQuery(StockChoicesDocument, (options ?? {}) as useQuery.Options<StockChoicesQuery, StockChoicesQueryVariables>) as unknown as useQuery.ResultForOptions<StockChoicesQuery, StockChoicesQueryVariables, Options>;
export const useStockChoicesSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<StockChoicesQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useLoadedQuery(StockChoicesDocument, (options ?? {}) as useSuspenseQuery.Options<StockChoicesQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<StockChoicesQuery, StockChoicesQueryVariables, Options>;
export const useStockChoicesLazyQuery = (options?: useLazyQuery.Options<StockChoicesQuery, StockChoicesQueryVariables>) =>
  useLazyQuery(StockChoicesDocument, options);
