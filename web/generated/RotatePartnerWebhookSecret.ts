/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The kind of change. If a write changes several things, the most significant one. */
export type CarChangeKind =
  /** Something other than the price or the sale status changed. */
  | 'CHANGED'
  /** The car was added to the stock. */
  | 'LISTED'
  /** The asking price changed. */
  | 'PRICE_CHANGED'
  /** The car is for sale again after it was withdrawn, sold or reserved. */
  | 'RELISTED'
  /** The car was reserved. */
  | 'RESERVED'
  /** The car was sold. */
  | 'SOLD'
  /** The car was removed from the stock. */
  | 'WITHDRAWN';

/** A webhook of a partner. */
export type PartnerWebhookInput = {
  /** The id of the webhook. */
  id: string;
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

/** The state of a webhook. */
export type WebhookState =
  /** Off, because every delivery failed for three days or the receiver responded with 410, until it is switched on again. */
  | 'FAILED'
  /** Active. */
  | 'ON'
  /** Paused by the partner. */
  | 'PAUSED';

export type RotatePartnerWebhookSecretMutationVariables = Exact<{
  input: PartnerWebhookInput;
}>;


export type RotatePartnerWebhookSecretMutation = { rotatePartnerWebhookSecret: { secret: string | null, webhook: { id: string, url: string, kinds: Array<CarChangeKind>, state: WebhookState, failures: number, failingSince: string | null, lastError: string | null, lastDeliveryAt: string | null, createdAt: string, deliveries: Array<{ id: string, kind: CarChangeKind, carId: string, at: string, attempts: number, status: number | null, error: string | null, nextTryAt: string | null, after: string }> } | null, userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };


export const RotatePartnerWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotatePartnerWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotatePartnerWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartnerWebhookFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartnerWebhookFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerWebhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"carId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<RotatePartnerWebhookSecretMutation, RotatePartnerWebhookSecretMutationVariables>;
export const useRotatePartnerWebhookSecretMutation = (options?: useMutation.Options<RotatePartnerWebhookSecretMutation, RotatePartnerWebhookSecretMutationVariables>) =>
  useMutation(RotatePartnerWebhookSecretDocument, options);
