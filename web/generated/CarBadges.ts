/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The sale status of a car. */
export type SaleStatus =
  /** For sale. */
  | 'AVAILABLE'
  /** Reserved by a buyer. */
  | 'RESERVED'
  /** Sold. */
  | 'SOLD';

export type CarBadgesFragment = { id: string, sold: boolean, status: SaleStatus, featured: boolean, testDrive: boolean };

export const CarBadgesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarBadges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"testDrive"}}]}}]} as unknown as DocumentNode<CarBadgesFragment, unknown>;