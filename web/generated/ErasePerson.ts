/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Records from which a person is erased. */
export type ErasePersonInput = {
  /** Which records. */
  records: Array<PersonalRecordInput>;
};

/** A record about a person. */
export type PersonalRecordInput = {
  /** Its id. */
  id: string;
  /** What it is. */
  kind: PersonalRecordKind;
};

/** What a record about a person is. */
export type PersonalRecordKind =
  /** An enquiry. */
  | 'ENQUIRY'
  /** A saved search with alerts. */
  | 'SEARCH_ALERT'
  /** A subscription to the newsletter. */
  | 'SUBSCRIPTION';

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

export type ErasePersonMutationVariables = Exact<{
  input: ErasePersonInput;
}>;


export type ErasePersonMutation = { erasePerson: { erased: number | null, userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };


export const ErasePersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ErasePerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ErasePersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasePerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erased"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<ErasePersonMutation, ErasePersonMutationVariables>;
export const useErasePersonMutation = (options?: useMutation.Options<ErasePersonMutation, ErasePersonMutationVariables>) =>
  useMutation(ErasePersonDocument, options);
