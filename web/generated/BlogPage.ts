/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BlogPageQueryVariables = Exact<{
  id: string;
  latest: number;
}>;


export type BlogPageQuery = { blog: { id: string, excerpt: string, title: string, description: string, image: string | null, postedBy: string | null, createdAt: string | null } | null, latestBlogs: Array<{ id: string, title: string, image: string | null, createdAt: string | null }> | null };


export const BlogPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"latest"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogArticle"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestBlogs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"latest"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LatestBlog"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogByline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogByline"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LatestBlog"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<BlogPageQuery, BlogPageQueryVariables>;
export const useBlogPageQuery = <
  Options extends SkipToken | useQuery.Options<BlogPageQuery, BlogPageQueryVariables>,
>(options: Options) =>
  useKnownQuery(BlogPageDocument, (options ?? {}) as useQuery.Options<BlogPageQuery, BlogPageQueryVariables>) as unknown as useQuery.ResultForOptions<BlogPageQuery, BlogPageQueryVariables, Options>;
export const useBlogPageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<BlogPageQueryVariables>,
>(options: Options) =>
  useLoadedQuery(BlogPageDocument, (options ?? {}) as useSuspenseQuery.Options<BlogPageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<BlogPageQuery, BlogPageQueryVariables, Options>;
export const useBlogPageLazyQuery = (options?: useLazyQuery.Options<BlogPageQuery, BlogPageQueryVariables>) =>
  useLazyQuery(BlogPageDocument, options);
