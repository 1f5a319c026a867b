/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a customer is answered. */
export type AnswerChannel =
  /** By email. */
  | 'EMAIL'
  /** In person. */
  | 'IN_PERSON'
  /** By phone. */
  | 'PHONE'
  /** By WhatsApp. */
  | 'WHATSAPP';

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

/** What can happen to an enquiry. */
export type EnquiryEventKind =
  /** The customer was answered. */
  | 'ANSWERED'
  /** It was assigned. */
  | 'ASSIGNED'
  /** A mail to the customer was refused. */
  | 'MAIL_FAILED'
  /** A note. */
  | 'NOTE'
  /** It came. */
  | 'RECEIVED'
  /** Its status has changed. */
  | 'STATUS';

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

/** What has become of a mail. */
export type EnquiryMailState =
  /** It was refused. */
  | 'FAILED'
  /** It waits for the mail server. */
  | 'QUEUED'
  /** The mail server has taken it. */
  | 'SENT';

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

/** A note about an enquiry. */
export type NoteEnquiryInput = {
  /** The enquiry. */
  id: string;
  /** The note. */
  text: string;
};

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

/** The reason why input was rejected. */
export type UserErrorCode =
  /**
   * The idempotency key or the name is already used for something else, the maximum number is reached, or nobody has to wait for
   * the car.
   */
  | 'CONFLICT'
  /** The sender is not allowed to do this. */
  | 'FORBIDDEN'
  /** A value is missing or invalid. */
  | 'INVALID'
  /** Confirm your password first. */
  | 'NOT_CONFIRMED'
  /** The car or the record does not exist or is no longer listed. */
  | 'NOT_FOUND'
  /** Too many submissions. Wait `retryAfter` seconds. */
  | 'RATE_LIMITED'
  /** The car has been sold. */
  | 'SOLD'
  /** Someone else has changed the record meanwhile. There is an error for each field that has changed. */
  | 'STALE'
  /** Invalid email address or password. */
  | 'UNAUTHENTICATED'
  /** A file has an unsupported type. The message names the file. */
  | 'WRONG_FILE_TYPE';

export type NoteEnquiryMutationVariables = Exact<{
  input: NoteEnquiryInput;
}>;


export type NoteEnquiryMutation = { noteEnquiry: { enquiry: { id: string, withheld: Array<string>, photoNames: Array<string>, source: string | null, consent: string | null, lostReason: string | null, answersArriveAt: string, enquiry: { id: string, reference: string, kind: EnquiryKind, receivedAt: string, name: string, phone: string | null, phoneDigits: string | null, email: string | null, status: EnquiryStatus, wakeAt: string | null, unread: boolean, photoCount: number, revision: number, car: { carId: string | null, title: string } | null, assignee: { id: string, name: string, email: string, role: StaffRole } | null, clock: { dueAt: string | null, amberAt: string | null, state: EnquiryClockState, firstAnswerAt: string | null } }, fields: Array<{ name: string, title: string, value: string }>, carThen: { carId: string, title: string, price: number | null, status: string | null, listed: boolean } | null, carNow: { carId: string, title: string, price: number | null, status: string | null, listed: boolean } | null, others: Array<{ id: string, reference: string, kind: EnquiryKind, receivedAt: string, name: string, phone: string | null, phoneDigits: string | null, email: string | null, status: EnquiryStatus, wakeAt: string | null, unread: boolean, photoCount: number, revision: number, car: { carId: string | null, title: string } | null, assignee: { id: string, name: string, email: string, role: StaffRole } | null, clock: { dueAt: string | null, amberAt: string | null, state: EnquiryClockState, firstAnswerAt: string | null } }>, timeline: Array<{ id: string, at: string, kind: EnquiryEventKind, by: string | null, sentence: string, text: string | null, channel: AnswerChannel | null, subject: string | null, mail: EnquiryMailState | null }> } | null, userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };


export const NoteEnquiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NoteEnquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoteEnquiryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteEnquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffMemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneDigits"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"car"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffMemberFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wakeAt"}},{"kind":"Field","name":{"kind":"Name","value":"clock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"amberAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"firstAnswerAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"photoCount"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarSnapshotFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CarSnapshot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enquiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"carThen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarSnapshotFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"carNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarSnapshotFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photoNames"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"consent"}},{"kind":"Field","name":{"kind":"Name","value":"lostReason"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answersArriveAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<NoteEnquiryMutation, NoteEnquiryMutationVariables>;
export const useNoteEnquiryMutation = (options?: useMutation.Options<NoteEnquiryMutation, NoteEnquiryMutationVariables>) =>
  useMutation(NoteEnquiryDocument, options);
