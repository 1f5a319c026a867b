/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StockMakesQueryVariables = Exact<{ [key: string]: never; }>;


export type StockMakesQuery = { cars: { facets: { makes: Array<{ name: string }> } | null } | null };


export const StockMakesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StockMakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cars"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StockMakesQuery, StockMakesQueryVariables>;
export const useStockMakesQuery = <
  Options extends SkipToken | useQuery.Options<StockMakesQuery, StockMakesQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useKnownQuery(StockMakesDocument, (options ?? {}) as useQuery.Options<StockMakesQuery, StockMakesQueryVariables>) as unknown as useQuery.ResultForOptions<StockMakesQuery, StockMakesQueryVariables, Options>;
export const useStockMakesSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<StockMakesQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useLoadedQuery(StockMakesDocument, (options ?? {}) as useSuspenseQuery.Options<StockMakesQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<StockMakesQuery, StockMakesQueryVariables, Options>;
export const useStockMakesLazyQuery = (options?: useLazyQuery.Options<StockMakesQuery, StockMakesQueryVariables>) =>
  useLazyQuery(StockMakesDocument, options);
