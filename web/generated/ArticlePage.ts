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

export type ArticlePageQueryVariables = Exact<{
  id: string;
}>;


export type ArticlePageQuery = { article: { description: string | null, id: string, revision: number, state: ArticleState, title: string, image: string | null, postedBy: string, publishedAt: string | null, hasDraft: boolean, editedAt: string | null, editedBy: string | null, preview: { id: string, title: string, description: string, image: string | null, postedBy: string | null, createdAt: string | null } | null } | null };


export const ArticlePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticlePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleRowFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"postedBy"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasDraft"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogByline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogByline"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleRowFields"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogArticle"}}]}}]}}]} as unknown as DocumentNode<ArticlePageQuery, ArticlePageQueryVariables>;
export const useArticlePageQuery = <
  Options extends SkipToken | useQuery.Options<ArticlePageQuery, ArticlePageQueryVariables>,
>(options: Options) =>
  useKnownQuery(ArticlePageDocument, (options ?? {}) as useQuery.Options<ArticlePageQuery, ArticlePageQueryVariables>) as unknown as useQuery.ResultForOptions<ArticlePageQuery, ArticlePageQueryVariables, Options>;
export const useArticlePageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<ArticlePageQueryVariables>,
>(options: Options) =>
  useLoadedQuery(ArticlePageDocument, (options ?? {}) as useSuspenseQuery.Options<ArticlePageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<ArticlePageQuery, ArticlePageQueryVariables, Options>;
export const useArticlePageLazyQuery = (options?: useLazyQuery.Options<ArticlePageQuery, ArticlePageQueryVariables>) =>
  useLazyQuery(ArticlePageDocument, options);
