/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A wish for a test drive. Texts are passed on as they were typed. */
export type RequestTestDriveInput = {
  /** The id of the car. */
  carId: string;
  /** The version of the text about personal data that the sender agreed to. */
  consent?: string | null | undefined;
  /** The day in Dubai, such as `2026-11-20`; today at the earliest, and then a time that has not begun. */
  date: string;
  /** The visitor's email address. */
  email: string;
  /** The visitor's name. */
  fullName: string;
  /**
   * A text of at most 200 characters that the sender makes once for what is entered, such as a UUID. The same key with
   * the same input, sent again within 24 hours, gives the first answer and stores nothing new.
   */
  idempotencyKey?: string | null | undefined;
  /** The visitor's mobile number. */
  mobileNumber: string;
  /** The path of the page that it was sent from, such as `/sell`. */
  source?: string | null | undefined;
  /** The time in Dubai: `11:00 AM`, `11:30 AM`, `12:00 PM`, `12:30 PM`, `01:00 PM` or `01:30 PM`. Send it or `timeSlot`. */
  time?: string | null | undefined;
  /** The time in Dubai, in the place of `time`. */
  timeSlot?: TestDriveTime | null | undefined;
};

/** When test drives begin, in Dubai. */
export type TestDriveTime =
  /** At `11:00 AM`. */
  | 'AT_11_00'
  /** At `11:30 AM`. */
  | 'AT_11_30'
  /** At `12:00 PM`. */
  | 'AT_12_00'
  /** At `12:30 PM`. */
  | 'AT_12_30'
  /** At `01:00 PM`. */
  | 'AT_13_00'
  /** At `01:30 PM`. */
  | 'AT_13_30';

/** What is wrong with what was sent. */
export type UserErrorCode =
  /** The same idempotency key, or the same name, was used for something else before; or there are as many as there may be. */
  | 'CONFLICT'
  /** This may not be done, or not by this sender. */
  | 'FORBIDDEN'
  /** A value is missing or not acceptable. */
  | 'INVALID'
  /** The thing that it is about does not exist, or is no longer listed. */
  | 'NOT_FOUND'
  /** Too much was sent in a short time. `retryAfter` says how many seconds to wait. */
  | 'RATE_LIMITED'
  /** The car has been sold. */
  | 'SOLD'
  /** The email address or the password is wrong. */
  | 'UNAUTHENTICATED'
  /** A file is not of an accepted type. The message names it. */
  | 'WRONG_FILE_TYPE';

export type RequestTestDriveMutationVariables = Exact<{
  input: RequestTestDriveInput;
}>;


export type RequestTestDriveMutation = { requestTestDrive: { message: string | null, testDrive: { id: string | null, date: string, time: string } | null, userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };


export const RequestTestDriveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestTestDrive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestTestDriveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestTestDrive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testDrive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<RequestTestDriveMutation, RequestTestDriveMutationVariables>;
export const useRequestTestDriveMutation = (options?: useMutation.Options<RequestTestDriveMutation, RequestTestDriveMutationVariables>) =>
  useMutation(RequestTestDriveDocument, options);
