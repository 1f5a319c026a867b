/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What is wrong with what was sent. */
export type UserErrorCode =
  /** The same idempotency key, or the same name, was used for something else before. */
  | 'CONFLICT'
  /** This may not be done, or not by this sender. */
  | 'FORBIDDEN'
  /** A value is missing or not acceptable. */
  | 'INVALID'
  /** The thing that it is about does not exist, or is no longer listed. */
  | 'NOT_FOUND'
  /** Too much was sent in a short time. The message says how many seconds to wait. */
  | 'RATE_LIMITED'
  /** The car has been sold. */
  | 'SOLD'
  /** The email address or the password is wrong. */
  | 'UNAUTHENTICATED'
  /** A file is not of an accepted type. The message names it. */
  | 'WRONG_FILE_TYPE';

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string | null, name: string | null, email: string | null } | null };


export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInAdmin"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInAdmin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Admin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const useMeQuery = <
  Options extends SkipToken | useQuery.Options<MeQuery, MeQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useQuery(MeDocument, (options ?? {}) as useQuery.Options<MeQuery, MeQueryVariables>) as unknown as useQuery.ResultForOptions<MeQuery, MeQueryVariables, Options>;
export const useMeSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<MeQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useSuspenseQuery(MeDocument, (options ?? {}) as useSuspenseQuery.Options<MeQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<MeQuery, MeQueryVariables, Options>;
export const useMeLazyQuery = (options?: useLazyQuery.Options<MeQuery, MeQueryVariables>) =>
  useLazyQuery(MeDocument, options);
