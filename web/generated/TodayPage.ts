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

export type TodayPageQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayPageQuery = { today: { at: string, enquiries: { counts: { mine: number, unassigned: number, dueToday: number, overdue: number, open: number }, due: Array<{ id: string, reference: string, kind: EnquiryKind, receivedAt: string, name: string, phone: string | null, phoneDigits: string | null, email: string | null, status: EnquiryStatus, wakeAt: string | null, unread: boolean, photoCount: number, revision: number, car: { carId: string | null, title: string } | null, assignee: { id: string, name: string, email: string, role: StaffRole } | null, clock: { dueAt: string | null, amberAt: string | null, state: EnquiryClockState, firstAnswerAt: string | null } }> } | null, cars: { published: number, drafts: number, withdrawn: number, noPictures: number, fewPictures: number, noDescription: number, noPrice: number, noMake: number, sheetDiffers: number, over60Days: number }, operation: { undeliveredMails: number, disk: { freeBytes: number, takesNew: boolean } | null, backup: { at: string | null, isDue: boolean } | null, lastImport: { at: string, added: number, changed: number, withdrawn: number, refused: number, runId: string | null } | null } | null } | null };


export const TodayPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"enquiries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InboxCountFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"due"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StockCountFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperationFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffMemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxCountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InboxCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"unassigned"}},{"kind":"Field","name":{"kind":"Name","value":"dueToday"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"open"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneDigits"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"car"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffMemberFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wakeAt"}},{"kind":"Field","name":{"kind":"Name","value":"clock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"amberAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"firstAnswerAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"photoCount"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockCountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}},{"kind":"Field","name":{"kind":"Name","value":"noPictures"}},{"kind":"Field","name":{"kind":"Name","value":"fewPictures"}},{"kind":"Field","name":{"kind":"Name","value":"noDescription"}},{"kind":"Field","name":{"kind":"Name","value":"noPrice"}},{"kind":"Field","name":{"kind":"Name","value":"noMake"}},{"kind":"Field","name":{"kind":"Name","value":"sheetDiffers"}},{"kind":"Field","name":{"kind":"Name","value":"over60Days"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteOperation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undeliveredMails"}},{"kind":"Field","name":{"kind":"Name","value":"disk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"takesNew"}}]}},{"kind":"Field","name":{"kind":"Name","value":"backup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isDue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}}]}}]}}]} as unknown as DocumentNode<TodayPageQuery, TodayPageQueryVariables>;
export const useTodayPageQuery = <
  Options extends SkipToken | useQuery.Options<TodayPageQuery, TodayPageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useKnownQuery(TodayPageDocument, (options ?? {}) as useQuery.Options<TodayPageQuery, TodayPageQueryVariables>) as unknown as useQuery.ResultForOptions<TodayPageQuery, TodayPageQueryVariables, Options>;
export const useTodayPageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<TodayPageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useLoadedQuery(TodayPageDocument, (options ?? {}) as useSuspenseQuery.Options<TodayPageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<TodayPageQuery, TodayPageQueryVariables, Options>;
export const useTodayPageLazyQuery = (options?: useLazyQuery.Options<TodayPageQuery, TodayPageQueryVariables>) =>
  useLazyQuery(TodayPageDocument, options);
