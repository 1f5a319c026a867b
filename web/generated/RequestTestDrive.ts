/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A test drive request. Text is forwarded as entered. */
export type RequestTestDriveInput = {
  /** The address to which the car should be brought, in any words of at most 300 characters. */
  bringTo?: string | null | undefined;
  /** The id of the car. */
  carId: string;
  /** The version of the privacy notice that the sender accepted. */
  consent?: string | null | undefined;
  /** The day in Dubai, such as `2026-11-20`: today or later. For today, the time must lie in the future. */
  date: string;
  /** The visitor's email address. */
  email: string;
  /** The visitor's name. */
  fullName: string;
  /**
   * A unique key of at most 200 characters, such as a UUID, generated once per submission. Repeating the same input with
   * the same key within 24 hours returns the first result and stores nothing new.
   */
  idempotencyKey?: string | null | undefined;
  /** The visitor's mobile number. */
  mobileNumber: string;
  /** Another time that would suit better, in any words of at most 300 characters. */
  otherTime?: string | null | undefined;
  /** The path of the page with the form, such as `/sell`. */
  source?: string | null | undefined;
  /** The time in Dubai: `11:00 AM`, `11:30 AM`, `12:00 PM`, `12:30 PM`, `01:00 PM` or `01:30 PM`. Send either this or `timeSlot`. */
  time?: string | null | undefined;
  /** The time in Dubai. Replaces `time`. */
  timeSlot?: TestDriveTime | null | undefined;
};

/** The start time of a test drive, in Dubai. */
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

export type RequestTestDriveMutationVariables = Exact<{
  input: RequestTestDriveInput;
}>;


export type RequestTestDriveMutation = { requestTestDrive: { message: string | null, testDrive: { id: string | null, date: string, time: string, otherTime: string | null, bringTo: string | null } | null, userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };


export const RequestTestDriveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestTestDrive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestTestDriveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestTestDrive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testDrive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"otherTime"}},{"kind":"Field","name":{"kind":"Name","value":"bringTo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<RequestTestDriveMutation, RequestTestDriveMutationVariables>;
export const useRequestTestDriveMutation = (options?: useMutation.Options<RequestTestDriveMutation, RequestTestDriveMutationVariables>) =>
  useMutation(RequestTestDriveDocument, options);
