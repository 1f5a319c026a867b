/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DevelopersPageQueryVariables = Exact<{ [key: string]: never; }>;


export type DevelopersPageQuery = { api: { pictureWidths: Array<number>, pictureFormats: Array<string>, needsKey: boolean, errorCodes: Array<{ code: string, status: number, meaning: string }>, limits: Array<{ meaning: string, value: number, code: string | null }> } };


export const DevelopersPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DevelopersPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"api"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"meaning"}}]}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meaning"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictureWidths"}},{"kind":"Field","name":{"kind":"Name","value":"pictureFormats"}},{"kind":"Field","name":{"kind":"Name","value":"needsKey"}}]}}]}}]} as unknown as DocumentNode<DevelopersPageQuery, DevelopersPageQueryVariables>;
export const useDevelopersPageQuery = <
  Options extends SkipToken | useQuery.Options<DevelopersPageQuery, DevelopersPageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useKnownQuery(DevelopersPageDocument, (options ?? {}) as useQuery.Options<DevelopersPageQuery, DevelopersPageQueryVariables>) as unknown as useQuery.ResultForOptions<DevelopersPageQuery, DevelopersPageQueryVariables, Options>;
export const useDevelopersPageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<DevelopersPageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useLoadedQuery(DevelopersPageDocument, (options ?? {}) as useSuspenseQuery.Options<DevelopersPageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<DevelopersPageQuery, DevelopersPageQueryVariables, Options>;
export const useDevelopersPageLazyQuery = (options?: useLazyQuery.Options<DevelopersPageQuery, DevelopersPageQueryVariables>) =>
  useLazyQuery(DevelopersPageDocument, options);
