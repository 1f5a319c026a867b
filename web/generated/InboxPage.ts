/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How the time for the first answer stands. */
export type EnquiryClockState =
  /** Less than half of the time is left. */
  | 'AMBER'
  /** Answered in time. */
  | 'ANSWERED'
  /** Answered too late. */
  | 'ANSWERED_LATE'
  /** More than half of the time is left. */
  | 'GREEN'
  /** Nothing was promised, or it is closed. */
  | 'NONE'
  /** Overdue. */
  | 'RED';

/** Which form an enquiry came by. */
export type EnquiryKind =
  /** A visitor offers a car. */
  | 'CAR_OFFER'
  /** A message. */
  | 'CONTACT'
  /** An application for finance. */
  | 'FINANCE'
  /** A visitor offers a price for a car. */
  | 'PRICE_OFFER'
  /** A visitor wants to buy a car. */
  | 'PURCHASE'
  /** A test drive. */
  | 'TEST_DRIVE';

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

/** A view of the inbox. Each has open enquiries only. */
export type EnquiryView =
  /** Not answered, and due today in Dubai. */
  | 'DUE_TODAY'
  /** Assigned to the caller. */
  | 'MINE'
  /** All open ones. */
  | 'OPEN'
  /** Not answered in time. */
  | 'OVERDUE'
  /** Assigned to nobody. */
  | 'UNASSIGNED';

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

export type InboxPageQueryVariables = Exact<{
  view?: EnquiryView | null | undefined;
  kind?: EnquiryKind | null | undefined;
  status?: EnquiryStatus | null | undefined;
  assignee?: string | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type InboxPageQuery = { enquiries: { totalCount: number, endCursor: string | null, at: string, nodes: Array<{ id: string, reference: string, kind: EnquiryKind, receivedAt: string, name: string, phone: string | null, phoneDigits: string | null, email: string | null, status: EnquiryStatus, wakeAt: string | null, unread: boolean, photoCount: number, revision: number, car: { carId: string | null, title: string } | null, assignee: { id: string, name: string, email: string, role: StaffRole } | null, clock: { dueAt: string | null, amberAt: string | null, state: EnquiryClockState, firstAnswerAt: string | null } }>, counts: { mine: number, unassigned: number, dueToday: number, overdue: number, open: number } } | null };


export const InboxPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InboxPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"view"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryView"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assignee"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"view"},"value":{"kind":"Variable","name":{"kind":"Name","value":"view"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"assignee"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assignee"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"30"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InboxCountFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffMemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneDigits"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"car"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffMemberFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wakeAt"}},{"kind":"Field","name":{"kind":"Name","value":"clock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"amberAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"firstAnswerAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"photoCount"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxCountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InboxCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"unassigned"}},{"kind":"Field","name":{"kind":"Name","value":"dueToday"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"open"}}]}}]} as unknown as DocumentNode<InboxPageQuery, InboxPageQueryVariables>;
export const useInboxPageQuery = <
  Options extends SkipToken | useQuery.Options<InboxPageQuery, InboxPageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useKnownQuery(InboxPageDocument, (options ?? {}) as useQuery.Options<InboxPageQuery, InboxPageQueryVariables>) as unknown as useQuery.ResultForOptions<InboxPageQuery, InboxPageQueryVariables, Options>;
export const useInboxPageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<InboxPageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useLoadedQuery(InboxPageDocument, (options ?? {}) as useSuspenseQuery.Options<InboxPageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<InboxPageQuery, InboxPageQueryVariables, Options>;
export const useInboxPageLazyQuery = (options?: useLazyQuery.Options<InboxPageQuery, InboxPageQueryVariables>) =>
  useLazyQuery(InboxPageDocument, options);
