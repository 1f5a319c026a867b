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

export type PeoplePageQueryVariables = Exact<{ [key: string]: never; }>;


export type PeoplePageQuery = { staff: Array<{ id: string, disabledAt: string | null, oneTimeCodes: boolean, oneTimeCodesRequired: boolean, revision: number, member: { id: string, name: string, email: string, role: StaffRole } }> | null, invitations: Array<{ id: string, email: string, role: StaffRole, invitedBy: string, sentAt: string, expiresAt: string, expired: boolean }> | null };


export const PeoplePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PeoplePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffAccountFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffMemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffAccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffMemberFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"oneTimeCodes"}},{"kind":"Field","name":{"kind":"Name","value":"oneTimeCodesRequired"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvitationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}}]}}]} as unknown as DocumentNode<PeoplePageQuery, PeoplePageQueryVariables>;
export const usePeoplePageQuery = <
  Options extends SkipToken | useQuery.Options<PeoplePageQuery, PeoplePageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useKnownQuery(PeoplePageDocument, (options ?? {}) as useQuery.Options<PeoplePageQuery, PeoplePageQueryVariables>) as unknown as useQuery.ResultForOptions<PeoplePageQuery, PeoplePageQueryVariables, Options>;
export const usePeoplePageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<PeoplePageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useLoadedQuery(PeoplePageDocument, (options ?? {}) as useSuspenseQuery.Options<PeoplePageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<PeoplePageQuery, PeoplePageQueryVariables, Options>;
export const usePeoplePageLazyQuery = (options?: useLazyQuery.Options<PeoplePageQuery, PeoplePageQueryVariables>) =>
  useLazyQuery(PeoplePageDocument, options);
