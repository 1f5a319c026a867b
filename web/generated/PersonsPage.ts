/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a person may ask about their data. */
export type PersonRequestKind =
  /** To get what is stored. */
  | 'ACCESS'
  /** To have it corrected. */
  | 'CORRECTION'
  /** To have it erased. */
  | 'ERASURE'
  /** That it is not used. */
  | 'RESTRICTION';

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

export type PersonsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonsPageQuery = { personRequests: Array<{ id: string, kind: PersonRequestKind, contact: string | null, receivedOn: string, dueOn: string, doneAt: string | null, revision: number, by: { id: string, name: string, email: string, role: StaffRole } | null }> | null, retention: { revision: number, months: { finance: number, enquiries: number, spam: number, refusedMails: number }, due: { finance: number, enquiries: number, spam: number, refusedMails: number }, lastRun: { at: string, counts: { finance: number, enquiries: number, spam: number, refusedMails: number } } | null } | null };


export const PersonsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRequestFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RetentionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffMemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RetentionNumberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RetentionNumbers"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finance"}},{"kind":"Field","name":{"kind":"Name","value":"enquiries"}},{"kind":"Field","name":{"kind":"Name","value":"spam"}},{"kind":"Field","name":{"kind":"Name","value":"refusedMails"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffMemberFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RetentionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Retention"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RetentionNumberFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"due"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RetentionNumberFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RetentionNumberFields"}}]}}]}}]}}]} as unknown as DocumentNode<PersonsPageQuery, PersonsPageQueryVariables>;
export const usePersonsPageQuery = <
  Options extends SkipToken | useQuery.Options<PersonsPageQuery, PersonsPageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useKnownQuery(PersonsPageDocument, (options ?? {}) as useQuery.Options<PersonsPageQuery, PersonsPageQueryVariables>) as unknown as useQuery.ResultForOptions<PersonsPageQuery, PersonsPageQueryVariables, Options>;
export const usePersonsPageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<PersonsPageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useLoadedQuery(PersonsPageDocument, (options ?? {}) as useSuspenseQuery.Options<PersonsPageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<PersonsPageQuery, PersonsPageQueryVariables, Options>;
export const usePersonsPageLazyQuery = (options?: useLazyQuery.Options<PersonsPageQuery, PersonsPageQueryVariables>) =>
  useLazyQuery(PersonsPageDocument, options);
