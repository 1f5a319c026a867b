/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a member of the staff may do. */
export type StaffRole =
  /** Cars and articles, but no personal data of visitors. */
  | 'EDITOR'
  /** Everything, including people and settings. */
  | 'OWNER'
  /** Enquiries, and the sale status of cars. */
  | 'SALES'
  /** Reading only, without personal data of visitors. */
  | 'VIEWER';

export type BackOfficeQueryVariables = Exact<{ [key: string]: never; }>;


export type BackOfficeQuery = { backOffice: { allowedFields: Array<string>, member: { id: string, name: string, email: string, role: StaffRole } } | null };


export const BackOfficeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BackOffice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backOffice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffMemberFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffMemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]} as unknown as DocumentNode<BackOfficeQuery, BackOfficeQueryVariables>;
export const useBackOfficeQuery = <
  Options extends SkipToken | useQuery.Options<BackOfficeQuery, BackOfficeQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useKnownQuery(BackOfficeDocument, (options ?? {}) as useQuery.Options<BackOfficeQuery, BackOfficeQueryVariables>) as unknown as useQuery.ResultForOptions<BackOfficeQuery, BackOfficeQueryVariables, Options>;
export const useBackOfficeSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<BackOfficeQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useLoadedQuery(BackOfficeDocument, (options ?? {}) as useSuspenseQuery.Options<BackOfficeQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<BackOfficeQuery, BackOfficeQueryVariables, Options>;
export const useBackOfficeLazyQuery = (options?: useLazyQuery.Options<BackOfficeQuery, BackOfficeQueryVariables>) =>
  useLazyQuery(BackOfficeDocument, options);
