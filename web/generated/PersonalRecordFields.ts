/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type PersonalRecordFieldsFragment = { id: string, kind: PersonalRecordKind, reference: string | null, title: string, name: string | null, email: string | null, phone: string | null, at: string, restrictedAt: string | null, status: EnquiryStatus | null };

export const PersonalRecordFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalRecordFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"restrictedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<PersonalRecordFieldsFragment, unknown>;