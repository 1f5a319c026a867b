/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MakeNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type MakeNamesQuery = { makes: Array<{ id: string, name: string }> | null };


export const MakeNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MakeNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MakeNamesQuery, MakeNamesQueryVariables>;
export const useMakeNamesQuery = <
  Options extends SkipToken | useQuery.Options<MakeNamesQuery, MakeNamesQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useKnownQuery(MakeNamesDocument, (options ?? {}) as useQuery.Options<MakeNamesQuery, MakeNamesQueryVariables>) as unknown as useQuery.ResultForOptions<MakeNamesQuery, MakeNamesQueryVariables, Options>;
export const useMakeNamesSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<MakeNamesQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useLoadedQuery(MakeNamesDocument, (options ?? {}) as useSuspenseQuery.Options<MakeNamesQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<MakeNamesQuery, MakeNamesQueryVariables, Options>;
export const useMakeNamesLazyQuery = (options?: useLazyQuery.Options<MakeNamesQuery, MakeNamesQueryVariables>) =>
  useLazyQuery(MakeNamesDocument, options);
