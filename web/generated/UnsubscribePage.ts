/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UnsubscribePageQueryVariables = Exact<{ [key: string]: never; }>;


export type UnsubscribePageQuery = { blogs: Array<{ id: string, title: string, excerpt: string, image: string | null, postedBy: string | null, createdAt: string | null }> | null };


export const UnsubscribePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnsubscribePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogByline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BlogCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Blog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BlogByline"}}]}}]} as unknown as DocumentNode<UnsubscribePageQuery, UnsubscribePageQueryVariables>;
export const useUnsubscribePageQuery = <
  Options extends SkipToken | useQuery.Options<UnsubscribePageQuery, UnsubscribePageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useKnownQuery(UnsubscribePageDocument, (options ?? {}) as useQuery.Options<UnsubscribePageQuery, UnsubscribePageQueryVariables>) as unknown as useQuery.ResultForOptions<UnsubscribePageQuery, UnsubscribePageQueryVariables, Options>;
export const useUnsubscribePageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<UnsubscribePageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useLoadedQuery(UnsubscribePageDocument, (options ?? {}) as useSuspenseQuery.Options<UnsubscribePageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<UnsubscribePageQuery, UnsubscribePageQueryVariables, Options>;
export const useUnsubscribePageLazyQuery = (options?: useLazyQuery.Options<UnsubscribePageQuery, UnsubscribePageQueryVariables>) =>
  useLazyQuery(UnsubscribePageDocument, options);
