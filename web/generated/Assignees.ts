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

export type AssigneesQueryVariables = Exact<{ [key: string]: never; }>;


export type AssigneesQuery = { enquiryAssignees: Array<{ id: string, name: string, email: string, role: StaffRole }> | null };


export const AssigneesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiryAssignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffMemberFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffMemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]} as unknown as DocumentNode<AssigneesQuery, AssigneesQueryVariables>;
export const useAssigneesQuery = <
  Options extends SkipToken | useQuery.Options<AssigneesQuery, AssigneesQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useKnownQuery(AssigneesDocument, (options ?? {}) as useQuery.Options<AssigneesQuery, AssigneesQueryVariables>) as unknown as useQuery.ResultForOptions<AssigneesQuery, AssigneesQueryVariables, Options>;
export const useAssigneesSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<AssigneesQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useLoadedQuery(AssigneesDocument, (options ?? {}) as useSuspenseQuery.Options<AssigneesQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<AssigneesQuery, AssigneesQueryVariables, Options>;
export const useAssigneesLazyQuery = (options?: useLazyQuery.Options<AssigneesQuery, AssigneesQueryVariables>) =>
  useLazyQuery(AssigneesDocument, options);
