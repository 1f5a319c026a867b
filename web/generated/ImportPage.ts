/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where an import stands. */
export type ImportState =
  /** Somebody has ended it. What was imported by then stays. */
  | 'CANCELLED'
  /** A dry run has said what it would do. */
  | 'CHECKED'
  /** A dry run is being done. */
  | 'CHECKING'
  /** It is imported. */
  | 'DONE'
  /** It has failed. It can be run again. */
  | 'FAILED'
  /** Its process has ended before it was done. It can be run again: nothing is imported twice. */
  | 'INTERRUPTED'
  /** Its file is there, and can be checked. */
  | 'READY'
  /** It is being imported. */
  | 'RUNNING';

export type ImportPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportPageQuery = { carImports: Array<{ id: string, at: string, by: string, fileName: string, state: ImportState, counts: { rows: number, added: number, changed: number, unchanged: number, withdrawn: number, refused: number, kept: number, keptWithdrawn: number } | null }> | null };


export const ImportPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"keptWithdrawn"}}]}}]}}]}}]} as unknown as DocumentNode<ImportPageQuery, ImportPageQueryVariables>;
export const useImportPageQuery = <
  Options extends SkipToken | useQuery.Options<ImportPageQuery, ImportPageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useKnownQuery(ImportPageDocument, (options ?? {}) as useQuery.Options<ImportPageQuery, ImportPageQueryVariables>) as unknown as useQuery.ResultForOptions<ImportPageQuery, ImportPageQueryVariables, Options>;
export const useImportPageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<ImportPageQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useLoadedQuery(ImportPageDocument, (options ?? {}) as useSuspenseQuery.Options<ImportPageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<ImportPageQuery, ImportPageQueryVariables, Options>;
export const useImportPageLazyQuery = (options?: useLazyQuery.Options<ImportPageQuery, ImportPageQueryVariables>) =>
  useLazyQuery(ImportPageDocument, options);
