/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SubscribersPageQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
}>;


export type SubscribersPageQuery = { subscribers: { totalCount: number, page: number, pages: number, count: number, nodes: Array<{ id: string, revision: number, email: string, subscribedAt: string }>, weeks: Array<{ from: string, count: number }> } | null };


export const SubscribersPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubscribersPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscribedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<SubscribersPageQuery, SubscribersPageQueryVariables>;
export const useSubscribersPageQuery = <
  Options extends SkipToken | useQuery.Options<SubscribersPageQuery, SubscribersPageQueryVariables>,
>(options: Options) =>
  useKnownQuery(SubscribersPageDocument, (options ?? {}) as useQuery.Options<SubscribersPageQuery, SubscribersPageQueryVariables>) as unknown as useQuery.ResultForOptions<SubscribersPageQuery, SubscribersPageQueryVariables, Options>;
export const useSubscribersPageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<SubscribersPageQueryVariables>,
>(options: Options) =>
  useLoadedQuery(SubscribersPageDocument, (options ?? {}) as useSuspenseQuery.Options<SubscribersPageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<SubscribersPageQuery, SubscribersPageQueryVariables, Options>;
export const useSubscribersPageLazyQuery = (options?: useLazyQuery.Options<SubscribersPageQuery, SubscribersPageQueryVariables>) =>
  useLazyQuery(SubscribersPageDocument, options);
