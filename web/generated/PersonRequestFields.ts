/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a person may ask about their data. */
export type PersonRequestKind =
  /** To get what is stored. */
  | 'ACCESS'
  /** To have it corrected. */
  | 'CORRECTION'
  /** To have it erased. */
  | 'ERASURE'
  /** That it is not used. */
  | 'RESTRICTION';

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

export type PersonRequestFieldsFragment = { id: string, kind: PersonRequestKind, contact: string | null, receivedOn: string, dueOn: string, doneAt: string | null, revision: number, by: { id: string, name: string, email: string, role: StaffRole } | null };

export const PersonRequestFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"receivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffMemberFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffMemberFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]} as unknown as DocumentNode<PersonRequestFieldsFragment, unknown>;