/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where an article is on its way to the site. */
export type ArticleState =
  /** The site does not show it. */
  | 'DRAFT'
  /** The site shows it. */
  | 'PUBLISHED'
  /** It appears by itself at `publishedAt`. */
  | 'SCHEDULED';

export type ArticlesPageQueryVariables = Exact<{
  state: ArticleState;
  search?: string | null | undefined;
  page: number;
}>;


export type ArticlesPageQuery = { articles: { totalCount: number, page: number, pages: number, nodes: Array<{ id: string, revision: number, state: ArticleState, title: string, image: string | null, postedBy: string, publishedAt: string | null, hasDraft: boolean, editedAt: string | null, editedBy: string | null }>, counts: { draft: number, scheduled: number, published: number } } | null };


export const ArticlesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticlesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleRowFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draft"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleRowFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"postedBy"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasDraft"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedBy"}}]}}]} as unknown as DocumentNode<ArticlesPageQuery, ArticlesPageQueryVariables>;
export const useArticlesPageQuery = <
  Options extends SkipToken | useQuery.Options<ArticlesPageQuery, ArticlesPageQueryVariables>,
>(options: Options) =>
  useKnownQuery(ArticlesPageDocument, (options ?? {}) as useQuery.Options<ArticlesPageQuery, ArticlesPageQueryVariables>) as unknown as useQuery.ResultForOptions<ArticlesPageQuery, ArticlesPageQueryVariables, Options>;
export const useArticlesPageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<ArticlesPageQueryVariables>,
>(options: Options) =>
  useLoadedQuery(ArticlesPageDocument, (options ?? {}) as useSuspenseQuery.Options<ArticlesPageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<ArticlesPageQuery, ArticlesPageQueryVariables, Options>;
export const useArticlesPageLazyQuery = (options?: useLazyQuery.Options<ArticlesPageQuery, ArticlesPageQueryVariables>) =>
  useLazyQuery(ArticlesPageDocument, options);
