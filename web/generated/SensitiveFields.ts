/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SensitiveFieldsQueryVariables = Exact<{
  id: string;
}>;


export type SensitiveFieldsQuery = { enquiry: { id: string, sensitiveFields: Array<{ name: string, title: string, value: string }> } | null };


export const SensitiveFieldsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SensitiveFields"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sensitiveFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<SensitiveFieldsQuery, SensitiveFieldsQueryVariables>;
export const useSensitiveFieldsQuery = <
  Options extends SkipToken | useQuery.Options<SensitiveFieldsQuery, SensitiveFieldsQueryVariables>,
>(options: Options) =>
  useKnownQuery(SensitiveFieldsDocument, (options ?? {}) as useQuery.Options<SensitiveFieldsQuery, SensitiveFieldsQueryVariables>) as unknown as useQuery.ResultForOptions<SensitiveFieldsQuery, SensitiveFieldsQueryVariables, Options>;
export const useSensitiveFieldsSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<SensitiveFieldsQueryVariables>,
>(options: Options) =>
  useLoadedQuery(SensitiveFieldsDocument, (options ?? {}) as useSuspenseQuery.Options<SensitiveFieldsQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<SensitiveFieldsQuery, SensitiveFieldsQueryVariables, Options>;
export const useSensitiveFieldsLazyQuery = (options?: useLazyQuery.Options<SensitiveFieldsQuery, SensitiveFieldsQueryVariables>) =>
  useLazyQuery(SensitiveFieldsDocument, options);
