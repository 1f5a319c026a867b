/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PartnersPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PartnersPageQuery = { partnerAccounts: Array<{ id: string, name: string, email: string | null, scopes: Array<string>, formsPerHour: number, createdAt: string, revision: number, keys: Array<{ prefix: string, createdAt: string, trustedOnly: boolean, lastUsedAt: string | null }>, usage: { requests: number, cost: number, leads: number } }> | null };


export const PartnersPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PartnersPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partnerAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartnerAccountFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartnerAccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"trustedOnly"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"leads"}}]}},{"kind":"Field","name":{"kind":"Name","value":"formsPerHour"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<PartnersPageQuery, PartnersPageQueryVariables>;
export const usePartnersPageQuery = <
  Options extends SkipToken | useQuery.Options<PartnersPageQuery, PartnersPageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useKnownQuery(PartnersPageDocument, (options ?? {}) as useQuery.Options<PartnersPageQuery, PartnersPageQueryVariables>) as unknown as useQuery.ResultForOptions<PartnersPageQuery, PartnersPageQueryVariables, Options>;
export const usePartnersPageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<PartnersPageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useLoadedQuery(PartnersPageDocument, (options ?? {}) as useSuspenseQuery.Options<PartnersPageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<PartnersPageQuery, PartnersPageQueryVariables, Options>;
export const usePartnersPageLazyQuery = (options?: useLazyQuery.Options<PartnersPageQuery, PartnersPageQueryVariables>) =>
  useLazyQuery(PartnersPageDocument, options);
