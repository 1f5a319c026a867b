/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How far an enquiry is. */
export type EnquiryStatus =
  /** Closed. */
  | 'CLOSED'
  /** Answered, and it is the dealer's turn. */
  | 'IN_PROGRESS'
  /** Closed: it led to no deal. */
  | 'LOST'
  /** Nobody has answered. */
  | 'NEW'
  /** Closed: nobody has asked anything. */
  | 'SPAM'
  /** It is the customer's turn. */
  | 'WAITING'
  /** Closed: it led to a deal. */
  | 'WON';

/** What a record about a person is. */
export type PersonalRecordKind =
  /** An enquiry. */
  | 'ENQUIRY'
  /** A saved search with alerts. */
  | 'SEARCH_ALERT'
  /** A subscription to the newsletter. */
  | 'SUBSCRIPTION';

export type PersonRecordsQueryVariables = Exact<{
  contact: string;
}>;


export type PersonRecordsQuery = { person: Array<{ id: string, kind: PersonalRecordKind, reference: string | null, title: string, name: string | null, email: string | null, phone: string | null, at: string, restrictedAt: string | null, status: EnquiryStatus | null }> | null };


export const PersonRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contact"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contact"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contact"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalRecordFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalRecordFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"restrictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<PersonRecordsQuery, PersonRecordsQueryVariables>;
export const usePersonRecordsQuery = <
  Options extends SkipToken | useQuery.Options<PersonRecordsQuery, PersonRecordsQueryVariables>,
>(options: Options) =>
  useKnownQuery(PersonRecordsDocument, (options ?? {}) as useQuery.Options<PersonRecordsQuery, PersonRecordsQueryVariables>) as unknown as useQuery.ResultForOptions<PersonRecordsQuery, PersonRecordsQueryVariables, Options>;
export const usePersonRecordsSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<PersonRecordsQueryVariables>,
>(options: Options) =>
  useLoadedQuery(PersonRecordsDocument, (options ?? {}) as useSuspenseQuery.Options<PersonRecordsQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<PersonRecordsQuery, PersonRecordsQueryVariables, Options>;
export const usePersonRecordsLazyQuery = (options?: useLazyQuery.Options<PersonRecordsQuery, PersonRecordsQueryVariables>) =>
  useLazyQuery(PersonRecordsDocument, options);
