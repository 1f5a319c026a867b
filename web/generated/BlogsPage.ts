/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BlogsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type BlogsPageQuery = { blogs: Array<{ id: string, title: string, excerpt: string, image: string | null, postedBy: string | null, createdAt: string | null }> | null };


export const BlogsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlogsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogByline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogByline"}}]}}]} as unknown as DocumentNode<BlogsPageQuery, BlogsPageQueryVariables>;
export const useBlogsPageQuery = <
  Options extends SkipToken | useQuery.Options<BlogsPageQuery, BlogsPageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useKnownQuery(BlogsPageDocument, (options ?? {}) as useQuery.Options<BlogsPageQuery, BlogsPageQueryVariables>) as unknown as useQuery.ResultForOptions<BlogsPageQuery, BlogsPageQueryVariables, Options>;
export const useBlogsPageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<BlogsPageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useLoadedQuery(BlogsPageDocument, (options ?? {}) as useSuspenseQuery.Options<BlogsPageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<BlogsPageQuery, BlogsPageQueryVariables, Options>;
export const useBlogsPageLazyQuery = (options?: useLazyQuery.Options<BlogsPageQuery, BlogsPageQueryVariables>) =>
  useLazyQuery(BlogsPageDocument, options);
