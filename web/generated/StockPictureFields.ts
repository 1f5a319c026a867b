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

export type StockPictureFieldsFragment = { id: string, path: string, fileName: string, description: string | null, group: PictureGroup | null };

export const StockPictureFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}}]} as unknown as DocumentNode<StockPictureFieldsFragment, unknown>;