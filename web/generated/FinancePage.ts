/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FinancePageQueryVariables = Exact<{ [key: string]: never; }>;


export type FinancePageQuery = { logos: Array<{ name: string | null, path: string }> | null, models: Array<{ id: string, name: string, make: { id: string, name: string } | null }> | null };


export const FinancePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FinancePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"models"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FinanceCar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FinanceCar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Model"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"make"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<FinancePageQuery, FinancePageQueryVariables>;
export const useFinancePageQuery = <
  Options extends SkipToken | useQuery.Options<FinancePageQuery, FinancePageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useKnownQuery(FinancePageDocument, (options ?? {}) as useQuery.Options<FinancePageQuery, FinancePageQueryVariables>) as unknown as useQuery.ResultForOptions<FinancePageQuery, FinancePageQueryVariables, Options>;
export const useFinancePageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<FinancePageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useLoadedQuery(FinancePageDocument, (options ?? {}) as useSuspenseQuery.Options<FinancePageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<FinancePageQuery, FinancePageQueryVariables, Options>;
export const useFinancePageLazyQuery = (options?: useLazyQuery.Options<FinancePageQuery, FinancePageQueryVariables>) =>
  useLazyQuery(FinancePageDocument, options);
