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

export type FinancePageQueryVariables = Exact<{ [key: string]: never; }>;


export type FinancePageQuery = { logos: Array<{ name: string | null, path: string }> | null, vehicleTypes: Array<{ id: string, name: string, manufacturer: { id: string, name: string } | null }> | null };


export const FinancePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FinancePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicleTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FinanceCar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FinanceCar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleType"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<FinancePageQuery, FinancePageQueryVariables>;
export const useFinancePageQuery = <
  Options extends SkipToken | useQuery.Options<FinancePageQuery, FinancePageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useQuery(FinancePageDocument, (options ?? {}) as useQuery.Options<FinancePageQuery, FinancePageQueryVariables>) as unknown as useQuery.ResultForOptions<FinancePageQuery, FinancePageQueryVariables, Options>;
export const useFinancePageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<FinancePageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useSuspenseQuery(FinancePageDocument, (options ?? {}) as useSuspenseQuery.Options<FinancePageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<FinancePageQuery, FinancePageQueryVariables, Options>;
export const useFinancePageLazyQuery = (options?: useLazyQuery.Options<FinancePageQuery, FinancePageQueryVariables>) =>
  useLazyQuery(FinancePageDocument, options);
