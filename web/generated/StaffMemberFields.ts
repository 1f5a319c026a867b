/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a member of the staff may do. */
export type StaffRole =
  /** Cars and articles, but no personal data of visitors. */
  | 'EDITOR'
  /** Everything, including people and settings. */
  | 'OWNER'
  /** Enquiries, and the sale status of cars. */
  | 'SALES'
  /** Reading only, without personal data of visitors. */
  | 'VIEWER';

export type StaffMemberFieldsFragment = { id: string, name: string, email: string, role: StaffRole };

export const StaffMemberFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffMemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]} as unknown as DocumentNode<StaffMemberFieldsFragment, unknown>;