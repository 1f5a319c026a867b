/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which keys to revoke. */
export type RevokePartnerKeysInput = {
  /** The id of the partner. */
  id: string;
  /** The first characters of the key; omitted for all keys. */
  prefix?: string | null | undefined;
  /** The revision of the partner that was read. */
  revision: number;
};

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

export type RevokePartnerKeysMutationVariables = Exact<{
  input: RevokePartnerKeysInput;
}>;


export type RevokePartnerKeysMutation = { revokePartnerKeys: { partner: { id: string, name: string, email: string | null, scopes: Array<string>, formsPerHour: number, createdAt: string, revision: number, keys: Array<{ prefix: string, createdAt: string, trustedOnly: boolean, lastUsedAt: string | null }>, usage: { requests: number, cost: number, leads: number } } | null, userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };


export const RevokePartnerKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokePartnerKeys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokePartnerKeysInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokePartnerKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartnerAccountFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartnerAccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"trustedOnly"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"leads"}}]}},{"kind":"Field","name":{"kind":"Name","value":"formsPerHour"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<RevokePartnerKeysMutation, RevokePartnerKeysMutationVariables>;
export const useRevokePartnerKeysMutation = (options?: useMutation.Options<RevokePartnerKeysMutation, RevokePartnerKeysMutationVariables>) =>
  useMutation(RevokePartnerKeysDocument, options);
