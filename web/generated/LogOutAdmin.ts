/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type LogOutAdminMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutAdminMutation = { logOutAdmin: { userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };


export const LogOutAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOutAdmin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logOutAdmin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<LogOutAdminMutation, LogOutAdminMutationVariables>;
export const useLogOutAdminMutation = (options?: useMutation.Options<LogOutAdminMutation, LogOutAdminMutationVariables>) =>
  useMutation(LogOutAdminDocument, options);
