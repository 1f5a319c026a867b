/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AccountPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountPageQuery = { oneTimeCodes: { on: boolean, required: boolean, recoveryCodesLeft: number } | null, mySessions: Array<{ id: string, device: string | null, address: string | null, lastUsedAt: string, current: boolean }> | null };


export const AccountPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"oneTimeCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]} as unknown as DocumentNode<AccountPageQuery, AccountPageQueryVariables>;
export const useAccountPageQuery = <
  Options extends SkipToken | useQuery.Options<AccountPageQuery, AccountPageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useKnownQuery(AccountPageDocument, (options ?? {}) as useQuery.Options<AccountPageQuery, AccountPageQueryVariables>) as unknown as useQuery.ResultForOptions<AccountPageQuery, AccountPageQueryVariables, Options>;
export const useAccountPageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<AccountPageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useLoadedQuery(AccountPageDocument, (options ?? {}) as useSuspenseQuery.Options<AccountPageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<AccountPageQuery, AccountPageQueryVariables, Options>;
export const useAccountPageLazyQuery = (options?: useLazyQuery.Options<AccountPageQuery, AccountPageQueryVariables>) =>
  useLazyQuery(AccountPageDocument, options);
