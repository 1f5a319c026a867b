/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RetentionNumberFieldsFragment = { finance: number, enquiries: number, spam: number, refusedMails: number };

export const RetentionNumberFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RetentionNumberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RetentionNumbers"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finance"}},{"kind":"Field","name":{"kind":"Name","value":"enquiries"}},{"kind":"Field","name":{"kind":"Name","value":"spam"}},{"kind":"Field","name":{"kind":"Name","value":"refusedMails"}}]}}]} as unknown as DocumentNode<RetentionNumberFieldsFragment, unknown>;