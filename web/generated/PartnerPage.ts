/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PartnerPageQueryVariables = Exact<{
  id: string;
}>;


export type PartnerPageQuery = { partnerAccount: { id: string, name: string, email: string | null, scopes: Array<string>, formsPerHour: number, createdAt: string, revision: number, keys: Array<{ prefix: string, createdAt: string, trustedOnly: boolean, lastUsedAt: string | null }>, usage: { requests: number, cost: number, leads: number } } | null, partnerDocuments: Array<{ hash: string, operations: Array<string>, createdAt: string }> | null };


export const PartnerPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PartnerPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partnerAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartnerAccountFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"partnerDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partnerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartnerDocumentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartnerAccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"trustedOnly"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"leads"}}]}},{"kind":"Field","name":{"kind":"Name","value":"formsPerHour"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartnerDocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"operations"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PartnerPageQuery, PartnerPageQueryVariables>;
export const usePartnerPageQuery = <
  Options extends SkipToken | useQuery.Options<PartnerPageQuery, PartnerPageQueryVariables>,
>(options: Options) =>
  useKnownQuery(PartnerPageDocument, (options ?? {}) as useQuery.Options<PartnerPageQuery, PartnerPageQueryVariables>) as unknown as useQuery.ResultForOptions<PartnerPageQuery, PartnerPageQueryVariables, Options>;
export const usePartnerPageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<PartnerPageQueryVariables>,
>(options: Options) =>
  useLoadedQuery(PartnerPageDocument, (options ?? {}) as useSuspenseQuery.Options<PartnerPageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<PartnerPageQuery, PartnerPageQueryVariables, Options>;
export const usePartnerPageLazyQuery = (options?: useLazyQuery.Options<PartnerPageQuery, PartnerPageQueryVariables>) =>
  useLazyQuery(PartnerPageDocument, options);
