/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
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

/** The state of a webhook. */
export type WebhookState =
  /** Off, because every delivery failed for three days or the receiver responded with 410, until it is switched on again. */
  | 'FAILED'
  /** Active. */
  | 'ON'
  /** Paused by the partner. */
  | 'PAUSED';

export type PartnerWebhooksQueryVariables = Exact<{
  id: string;
}>;


export type PartnerWebhooksQuery = { partnerWebhooks: Array<{ id: string, url: string, kinds: Array<CarChangeKind>, state: WebhookState, failures: number, failingSince: string | null, lastError: string | null, lastDeliveryAt: string | null, createdAt: string, deliveries: Array<{ id: string, kind: CarChangeKind, carId: string, at: string, attempts: number, status: number | null, error: string | null, nextTryAt: string | null, after: string }> }> | null };


export const PartnerWebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PartnerWebhooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partnerWebhooks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partnerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartnerWebhookFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartnerWebhookFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerWebhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"carId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<PartnerWebhooksQuery, PartnerWebhooksQueryVariables>;
export const usePartnerWebhooksQuery = <
  Options extends SkipToken | useQuery.Options<PartnerWebhooksQuery, PartnerWebhooksQueryVariables>,
>(options: Options) =>
  useKnownQuery(PartnerWebhooksDocument, (options ?? {}) as useQuery.Options<PartnerWebhooksQuery, PartnerWebhooksQueryVariables>) as unknown as useQuery.ResultForOptions<PartnerWebhooksQuery, PartnerWebhooksQueryVariables, Options>;
export const usePartnerWebhooksSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<PartnerWebhooksQueryVariables>,
>(options: Options) =>
  useLoadedQuery(PartnerWebhooksDocument, (options ?? {}) as useSuspenseQuery.Options<PartnerWebhooksQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<PartnerWebhooksQuery, PartnerWebhooksQueryVariables, Options>;
export const usePartnerWebhooksLazyQuery = (options?: useLazyQuery.Options<PartnerWebhooksQuery, PartnerWebhooksQueryVariables>) =>
  useLazyQuery(PartnerWebhooksDocument, options);
