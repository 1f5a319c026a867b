/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A kind of row that can be looked at. */
export type ImportRowKind =
  /** Of new cars. */
  | 'ADDED'
  /** Of changed cars, with what has changed. */
  | 'CHANGED'
  /** Of cars that keep values which were changed by hand. */
  | 'KEPT'
  /** Of cars that stay withdrawn. */
  | 'KEPT_WITHDRAWN'
  /** Of imported cars, with what could not be read, and of those whose pictures stay as a person has arranged them. */
  | 'NOTES'
  /** Pictures that could not be fetched. */
  | 'PICTURES'
  /** Refused ones, with the reason. */
  | 'REFUSED'
  /** Withdrawn cars. */
  | 'WITHDRAWN';

export type ImportRowsQueryVariables = Exact<{
  id: string;
  kind: ImportRowKind;
  page: number;
}>;


export type ImportRowsQuery = { carImportRows: Array<{ line: number | null, carId: string | null, car: string, column: string | null, value: string | null, text: string }> | null };


export const ImportRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRowKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carImportRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"carId"}},{"kind":"Field","name":{"kind":"Name","value":"car"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<ImportRowsQuery, ImportRowsQueryVariables>;
export const useImportRowsQuery = <
  Options extends SkipToken | useQuery.Options<ImportRowsQuery, ImportRowsQueryVariables>,
>(options: Options) =>
  useKnownQuery(ImportRowsDocument, (options ?? {}) as useQuery.Options<ImportRowsQuery, ImportRowsQueryVariables>) as unknown as useQuery.ResultForOptions<ImportRowsQuery, ImportRowsQueryVariables, Options>;
export const useImportRowsSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<ImportRowsQueryVariables>,
>(options: Options) =>
  useLoadedQuery(ImportRowsDocument, (options ?? {}) as useSuspenseQuery.Options<ImportRowsQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<ImportRowsQuery, ImportRowsQueryVariables, Options>;
export const useImportRowsLazyQuery = (options?: useLazyQuery.Options<ImportRowsQuery, ImportRowsQueryVariables>) =>
  useLazyQuery(ImportRowsDocument, options);
