/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type UserErrorFieldsFragment = { field: string | null, message: string, code: UserErrorCode };

export const UserErrorFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<UserErrorFieldsFragment, unknown>;