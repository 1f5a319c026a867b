/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string | null, name: string | null, email: string | null } | null };


export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInAdmin"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInAdmin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Admin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const useMeQuery = <
  Options extends SkipToken | useQuery.Options<MeQuery, MeQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useKnownQuery(MeDocument, (options ?? {}) as useQuery.Options<MeQuery, MeQueryVariables>) as unknown as useQuery.ResultForOptions<MeQuery, MeQueryVariables, Options>;
export const useMeSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<MeQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useLoadedQuery(MeDocument, (options ?? {}) as useSuspenseQuery.Options<MeQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<MeQuery, MeQueryVariables, Options>;
export const useMeLazyQuery = (options?: useLazyQuery.Options<MeQuery, MeQueryVariables>) =>
  useLazyQuery(MeDocument, options);
