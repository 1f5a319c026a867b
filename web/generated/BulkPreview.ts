/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What is done with each car. */
export type BulkActionInput = {
  /** What is done. */
  kind: BulkActionKind;
  /** Whether cars are featured, or available for test drives. Needed for `FEATURED` and `TEST_DRIVE`. */
  on?: boolean | null | undefined;
  /** How prices change. Needed for `PRICE`. */
  price?: BulkPriceInput | null | undefined;
  /** The new sale status. Needed for `STATUS`. */
  status?: SaleStatus | null | undefined;
};

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

/** Which cars match, as in the list of the stock. */
export type BulkFilterInput = {
  /** Only cars that lack this. */
  gap?: StockGap | null | undefined;
  /** A stock number, words of the name, or the last six characters of the VIN. */
  search?: string | null | undefined;
  /** The order in which the first ones are shown. */
  sort?: StockSort;
  /** Only cars with this sale status. */
  status?: SaleStatus | null | undefined;
  /** Which part of the stock. */
  tab?: StockTab;
};

/** How prices change. */
export type BulkPriceInput = {
  /** Whether a car without a discount keeps its price, and shows the lower one as a discount. */
  asDiscount: boolean;
  /** By how much: negative to lower prices. */
  by: number;
  /** To which amount new prices are rounded, AED: 1, 10, 100, 500 or 1,000. */
  roundTo: number;
  /** Where to new prices are rounded. What is to become lower is never higher than before, nor the other way round. */
  rounding: BulkRounding;
  /** Whether that is AED or per cent. */
  unit: BulkPriceUnit;
};

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

/** Which cars: those that are named, or all that match a filter. */
export type BulkSelectionInput = {
  /** At most 1,000 cars that match, but stay as they are. */
  except?: Array<string> | null | undefined;
  /** All cars that match. Left out where cars are named. */
  filter?: BulkFilterInput | null | undefined;
  /** At most 1,000 cars by their ids. Left out where all that match are meant. */
  ids?: Array<string> | null | undefined;
};

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

/** What a car lacks. A sold car lacks nothing, but its file may differ. */
export type StockGap =
  /** There are fewer than eight pictures, but some. */
  | 'FEW_PICTURES'
  /** There is no description. */
  | 'NO_DESCRIPTION'
  /** There is no make. */
  | 'NO_MAKE'
  /** There is no picture. */
  | 'NO_PICTURES'
  /** There is no price. */
  | 'NO_PRICE'
  /** It has been for sale for more than 60 days. */
  | 'OVER_60_DAYS'
  /** The last file has another value than what somebody has typed. */
  | 'SHEET_DIFFERS';

/** The order of the stock. Cars without the value come last. */
export type StockSort =
  /** Lowest mileage first. */
  | 'MILEAGE_ASC'
  /** By name. */
  | 'NAME'
  /** Most recently listed first. */
  | 'NEWEST'
  /** Least recently listed first. */
  | 'OLDEST'
  /** Lowest price first. */
  | 'PRICE_ASC'
  /** Highest price first. */
  | 'PRICE_DESC';

/** A part of the stock. */
export type StockTab =
  /** New cars, and cars with changes, that are not published. */
  | 'DRAFTS'
  /** Cars on the site. */
  | 'PUBLISHED'
  /** Cars that were taken off the site. */
  | 'WITHDRAWN';

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

export type BulkPreviewQueryVariables = Exact<{
  selection: BulkSelectionInput;
  action: BulkActionInput;
}>;


export type BulkPreviewQuery = { bulkPreview: { change: { id: string, revision: number, state: BulkChangeState, by: string, startedAt: string | null, finishedAt: string | null, undoUntil: string | null, undoneBy: string | null, undoneAt: string | null, total: number, handled: number, changed: number, restored: number, refused: number, skipped: number, kept: number, action: { kind: BulkActionKind, status: SaleStatus | null, on: boolean | null, price: { by: number, unit: BulkPriceUnit, roundTo: number, rounding: BulkRounding, asDiscount: boolean } | null }, samples: Array<{ id: string, name: string, stockNumber: string | null, before: string, after: string, fullPrice: number | null }>, refusedCars: Array<{ id: string, name: string, stockNumber: string | null, reason: BulkRefusal }>, skippedCars: Array<{ id: string, name: string, stockNumber: string | null, reason: BulkSkip }>, keptCars: Array<{ id: string, name: string, stockNumber: string | null, reason: BulkSkip }> } | null, userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };


export const BulkPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BulkPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkSelectionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkActionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selection"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkChangeFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkChangeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undoneBy"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"handled"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"action"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"roundTo"}},{"kind":"Field","name":{"kind":"Name","value":"rounding"}},{"kind":"Field","name":{"kind":"Name","value":"asDiscount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"samples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockNumber"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"fullPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusedCars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skippedCars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptCars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stockNumber"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<BulkPreviewQuery, BulkPreviewQueryVariables>;
export const useBulkPreviewQuery = <
  Options extends SkipToken | useQuery.Options<BulkPreviewQuery, BulkPreviewQueryVariables>,
>(options: Options) =>
  useKnownQuery(BulkPreviewDocument, (options ?? {}) as useQuery.Options<BulkPreviewQuery, BulkPreviewQueryVariables>) as unknown as useQuery.ResultForOptions<BulkPreviewQuery, BulkPreviewQueryVariables, Options>;
export const useBulkPreviewSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<BulkPreviewQueryVariables>,
>(options: Options) =>
  useLoadedQuery(BulkPreviewDocument, (options ?? {}) as useSuspenseQuery.Options<BulkPreviewQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<BulkPreviewQuery, BulkPreviewQueryVariables, Options>;
export const useBulkPreviewLazyQuery = (options?: useLazyQuery.Options<BulkPreviewQuery, BulkPreviewQueryVariables>) =>
  useLazyQuery(BulkPreviewDocument, options);
