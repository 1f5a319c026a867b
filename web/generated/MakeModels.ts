/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MakeModelsQueryVariables = Exact<{
  make: string;
}>;


export type MakeModelsQuery = { models: Array<{ id: string, name: string }> | null, cars: { facets: { models: Array<{ id: string, name: string, count: number }> } | null } | null };


export const MakeModelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MakeModels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"make"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"models"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"make"},"value":{"kind":"Variable","name":{"kind":"Name","value":"make"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cars"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"makes"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"make"}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"models"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MakeModelsQuery, MakeModelsQueryVariables>;
export const useMakeModelsQuery = <
  Options extends SkipToken | useQuery.Options<MakeModelsQuery, MakeModelsQueryVariables>,
>(options: Options) =>
  useKnownQuery(MakeModelsDocument, (options ?? {}) as useQuery.Options<MakeModelsQuery, MakeModelsQueryVariables>) as unknown as useQuery.ResultForOptions<MakeModelsQuery, MakeModelsQueryVariables, Options>;
export const useMakeModelsSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<MakeModelsQueryVariables>,
>(options: Options) =>
  useLoadedQuery(MakeModelsDocument, (options ?? {}) as useSuspenseQuery.Options<MakeModelsQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<MakeModelsQuery, MakeModelsQueryVariables, Options>;
export const useMakeModelsLazyQuery = (options?: useLazyQuery.Options<MakeModelsQuery, MakeModelsQueryVariables>) =>
  useLazyQuery(MakeModelsDocument, options);
