/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The delivery state of an enquiry. */
export type LeadState =
  /** The dealer's mail server has accepted its notification. */
  | 'FORWARDED'
  /** Stored in the dealer's system. */
  | 'RECEIVED';

/** What a partner has sent: the kinds of enquiries, and what else counts as a lead. */
export type PartnerLeadKind =
  /** An offer of a car to the dealer. */
  | 'CAR_OFFER'
  /** A contact message. */
  | 'CONTACT'
  /** A finance application. */
  | 'FINANCE'
  /** A price that a customer offers for a car. */
  | 'PRICE_OFFER'
  /** The purchase of a car. */
  | 'PURCHASE'
  /** A search alert. */
  | 'SEARCH_ALERT'
  /** A newsletter subscription. */
  | 'SUBSCRIPTION'
  /** A test drive. */
  | 'TEST_DRIVE';

export type PartnerLeadsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type PartnerLeadsQuery = { partnerLeads: { endCursor: string | null, nodes: Array<{ id: string, kind: PartnerLeadKind, state: LeadState, carId: string | null, createdAt: string }>, counts: Array<{ kind: PartnerLeadKind, count: number }> } | null };


export const PartnerLeadsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PartnerLeads"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partnerLeads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partnerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"carId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<PartnerLeadsQuery, PartnerLeadsQueryVariables>;
export const usePartnerLeadsQuery = <
  Options extends SkipToken | useQuery.Options<PartnerLeadsQuery, PartnerLeadsQueryVariables>,
>(options: Options) =>
  useKnownQuery(PartnerLeadsDocument, (options ?? {}) as useQuery.Options<PartnerLeadsQuery, PartnerLeadsQueryVariables>) as unknown as useQuery.ResultForOptions<PartnerLeadsQuery, PartnerLeadsQueryVariables, Options>;
export const usePartnerLeadsSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<PartnerLeadsQueryVariables>,
>(options: Options) =>
  useLoadedQuery(PartnerLeadsDocument, (options ?? {}) as useSuspenseQuery.Options<PartnerLeadsQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<PartnerLeadsQuery, PartnerLeadsQueryVariables, Options>;
export const usePartnerLeadsLazyQuery = (options?: useLazyQuery.Options<PartnerLeadsQuery, PartnerLeadsQueryVariables>) =>
  useLazyQuery(PartnerLeadsDocument, options);
