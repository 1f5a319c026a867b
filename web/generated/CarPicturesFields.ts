/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A part of a car that pictures show. */
export type PictureGroup =
  /** Details, such as a wheel or the engine. */
  | 'DETAILS'
  /** Marks of use, such as a scratch. */
  | 'IMPERFECTIONS'
  /** The cabin. */
  | 'INSIDE'
  /** The car from outside. */
  | 'OUTSIDE';

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

export type CarPicturesFieldsFragment = { id: string, revision: number, draftId: string | null, cover: string | null, pictureCount: number, gaps: Array<StockGap>, pictures: Array<{ id: string, path: string, fileName: string, description: string | null, group: PictureGroup | null }> | null, sheetPictures: { differs: boolean, pictures: Array<{ id: string, path: string, fileName: string, description: string | null, group: PictureGroup | null }> } | null };

export const CarPicturesFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarPicturesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockCar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"draftId"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"pictureCount"}},{"kind":"Field","name":{"kind":"Name","value":"gaps"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StockPictureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sheetPictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"differs"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StockPictureFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}}]} as unknown as DocumentNode<CarPicturesFieldsFragment, unknown>;