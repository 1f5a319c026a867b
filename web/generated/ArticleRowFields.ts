/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where an article is on its way to the site. */
export type ArticleState =
  /** The site does not show it. */
  | 'DRAFT'
  /** The site shows it. */
  | 'PUBLISHED'
  /** It appears by itself at `publishedAt`. */
  | 'SCHEDULED';

export type ArticleRowFieldsFragment = { id: string, revision: number, state: ArticleState, title: string, image: string | null, postedBy: string, publishedAt: string | null, hasDraft: boolean, editedAt: string | null, editedBy: string | null };

export const ArticleRowFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleRowFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"postedBy"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasDraft"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedBy"}}]}}]} as unknown as DocumentNode<ArticleRowFieldsFragment, unknown>;