/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a change of many cars does. */
export type BulkActionKind =
  /** Shows cars among the featured ones, or no longer. */
  | 'FEATURED'
  /** Changes the asking price. A car with a discount keeps the price before it. */
  | 'PRICE'
  /** Lists withdrawn cars again. */
  | 'RELIST'
  /** Sets the sale status. */
  | 'STATUS'
  /** Offers test drives, or no longer. */
  | 'TEST_DRIVE'
  /** Takes cars off the site. */
  | 'WITHDRAW';

/** How far a change of many cars is. */
export type BulkChangeState =
  /** All cars are changed that could be. */
  | 'DONE'
  /** No car is changed yet. */
  | 'PREVIEWED'
  /** Cars are being changed. */
  | 'RUNNING'
  /** Cars are being put back. */
  | 'UNDOING'
  /** All cars are put back that could be. */
  | 'UNDONE';

/** In what a change of prices is told. */
export type BulkPriceUnit =
  /** In AED. */
  | 'AED'
  /** In per cent of the asking price. */
  | 'PERCENT';

/** Why a car is left out of a change. */
export type BulkRefusal =
  /** It has no price. */
  | 'NO_PRICE'
  /** It is sold: what it was offered for stays. */
  | 'SOLD'
  /** Its price would be above AED 100,000,000. */
  | 'TOO_HIGH'
  /** Its price would be below AED 500. */
  | 'TOO_LOW'
  /** It is so already, or rounding leaves its price as it is. */
  | 'UNCHANGED'
  /** There is no such car. */
  | 'UNKNOWN'
  /** It is withdrawn. */
  | 'WITHDRAWN';

/** How new prices are rounded. */
export type BulkRounding =
  /** To the next lower amount. */
  | 'DOWN'
  /** To the nearest amount. */
  | 'NEAREST'
  /** To the next higher amount. */
  | 'UP';

/** Why a car was not changed, or not put back. */
export type BulkSkip =
  /** Somebody else, or a file, has changed it meanwhile. */
  | 'CHANGED'
  /** It is no longer there. */
  | 'GONE'
  /** It was listed meanwhile. */
  | 'LISTED'
  /** It was withdrawn meanwhile. */
  | 'WITHDRAWN';

/** The sale status of a car. */
export type SaleStatus =
  /** For sale. */
  | 'AVAILABLE'
  /** Reserved by a buyer. */
  | 'RESERVED'
  /** Sold. */
  | 'SOLD';

export type RecentBulkChangesQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentBulkChangesQuery = { recentBulkChanges: Array<{ id: string, revision: number, state: BulkChangeState, by: string, startedAt: string | null, finishedAt: string | null, undoUntil: string | null, undoneBy: string | null, undoneAt: string | null, total: number, handled: number, changed: number, restored: number, refused: number, skipped: number, kept: number, action: { kind: BulkActionKind, status: SaleStatus | null, on: boolean | null, price: { by: number, unit: BulkPriceUnit, roundTo: number, rounding: BulkRounding, asDiscount: boolean } | null }, samples: Array<{ id: string, name: string, stockNumber: string | null, before: string, after: string, fullPrice: number | null }>, refusedCars: Array<{ id: string, name: string, stockNumber: string | null, reason: BulkRefusal }>, skippedCars: Array<{ id: string, name: string, stockNumber: string | null, reason: BulkSkip }>, keptCars: Array<{ id: string, name: string, stockNumber: string | null, reason: BulkSkip }> }> | null };


export const RecentBulkChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentBulkChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recentBulkChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkChangeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkChangeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undoneBy"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"handled"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"action"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"roundTo"}},{"kind":"Field","name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"asDiscount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"samples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockNumber"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"fullPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusedCars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skippedCars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptCars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<RecentBulkChangesQuery, RecentBulkChangesQueryVariables>;
export const useRecentBulkChangesQuery = <
  Options extends SkipToken | useQuery.Options<RecentBulkChangesQuery, RecentBulkChangesQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useKnownQuery(RecentBulkChangesDocument, (options ?? {}) as useQuery.Options<RecentBulkChangesQuery, RecentBulkChangesQueryVariables>) as unknown as useQuery.ResultForOptions<RecentBulkChangesQuery, RecentBulkChangesQueryVariables, Options>;
export const useRecentBulkChangesSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<RecentBulkChangesQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useLoadedQuery(RecentBulkChangesDocument, (options ?? {}) as useSuspenseQuery.Options<RecentBulkChangesQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<RecentBulkChangesQuery, RecentBulkChangesQueryVariables, Options>;
export const useRecentBulkChangesLazyQuery = (options?: useLazyQuery.Options<RecentBulkChangesQuery, RecentBulkChangesQueryVariables>) =>
  useLazyQuery(RecentBulkChangesDocument, options);
