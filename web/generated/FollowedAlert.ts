/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The state of an alert. */
export type SearchAlertState =
  /** Active. */
  | 'CONFIRMED'
  /** Ended. */
  | 'ENDED'
  /** Not yet confirmed by its owner. */
  | 'WAITING';

export type FollowedAlertFragment = { name: string, state: SearchAlertState, url: string };

export const FollowedAlertFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowedAlert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchAlert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]} as unknown as DocumentNode<FollowedAlertFragment, unknown>;