/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StockCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type StockCountsQuery = { stock: { counts: { published: number, drafts: number, withdrawn: number, noPictures: number, fewPictures: number, noDescription: number, noPrice: number, noMake: number, sheetDiffers: number, over60Days: number } } | null };


export const StockCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StockCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StockCountFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockCountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}},{"kind":"Field","name":{"kind":"Name","value":"noPictures"}},{"kind":"Field","name":{"kind":"Name","value":"fewPictures"}},{"kind":"Field","name":{"kind":"Name","value":"noDescription"}},{"kind":"Field","name":{"kind":"Name","value":"noPrice"}},{"kind":"Field","name":{"kind":"Name","value":"noMake"}},{"kind":"Field","name":{"kind":"Name","value":"sheetDiffers"}},{"kind":"Field","name":{"kind":"Name","value":"over60Days"}}]}}]} as unknown as DocumentNode<StockCountsQuery, StockCountsQueryVariables>;
export const useStockCountsQuery = <
  Options extends SkipToken | useQuery.Options<StockCountsQuery, StockCountsQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useKnownQuery(StockCountsDocument, (options ?? {}) as useQuery.Options<StockCountsQuery, StockCountsQueryVariables>) as unknown as useQuery.ResultForOptions<StockCountsQuery, StockCountsQueryVariables, Options>;
export const useStockCountsSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<StockCountsQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useLoadedQuery(StockCountsDocument, (options ?? {}) as useSuspenseQuery.Options<StockCountsQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<StockCountsQuery, StockCountsQueryVariables, Options>;
export const useStockCountsLazyQuery = (options?: useLazyQuery.Options<StockCountsQuery, StockCountsQueryVariables>) =>
  useLazyQuery(StockCountsDocument, options);
