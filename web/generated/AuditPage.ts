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

export type AuditPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditPageQuery = { staff: Array<{ id: string, member: { id: string, name: string, email: string, role: StaffRole } }> | null };


export const AuditPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffMemberFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffMemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]} as unknown as DocumentNode<AuditPageQuery, AuditPageQueryVariables>;
export const useAuditPageQuery = <
  Options extends SkipToken | useQuery.Options<AuditPageQuery, AuditPageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useKnownQuery(AuditPageDocument, (options ?? {}) as useQuery.Options<AuditPageQuery, AuditPageQueryVariables>) as unknown as useQuery.ResultForOptions<AuditPageQuery, AuditPageQueryVariables, Options>;
export const useAuditPageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<AuditPageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useLoadedQuery(AuditPageDocument, (options ?? {}) as useSuspenseQuery.Options<AuditPageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<AuditPageQuery, AuditPageQueryVariables, Options>;
export const useAuditPageLazyQuery = (options?: useLazyQuery.Options<AuditPageQuery, AuditPageQueryVariables>) =>
  useLazyQuery(AuditPageDocument, options);
