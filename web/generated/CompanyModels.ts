/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CompanyModelsQueryVariables = Exact<{
  company: string;
}>;


export type CompanyModelsQuery = { vehicleTypes: Array<{ id: string, name: string }> | null, cars: { facets: { models: Array<{ id: string, count: number }> } | null } | null };


export const CompanyModelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyModels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"company"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleTypes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"company"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cars"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"companies"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"company"}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"models"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CompanyModelsQuery, CompanyModelsQueryVariables>;
export const useCompanyModelsQuery = <
  Options extends SkipToken | useQuery.Options<CompanyModelsQuery, CompanyModelsQueryVariables>,
>(options: Options) =>
  useKnownQuery(CompanyModelsDocument, (options ?? {}) as useQuery.Options<CompanyModelsQuery, CompanyModelsQueryVariables>) as unknown as useQuery.ResultForOptions<CompanyModelsQuery, CompanyModelsQueryVariables, Options>;
export const useCompanyModelsSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<CompanyModelsQueryVariables>,
>(options: Options) =>
  useLoadedQuery(CompanyModelsDocument, (options ?? {}) as useSuspenseQuery.Options<CompanyModelsQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<CompanyModelsQuery, CompanyModelsQueryVariables, Options>;
export const useCompanyModelsLazyQuery = (options?: useLazyQuery.Options<CompanyModelsQuery, CompanyModelsQueryVariables>) =>
  useLazyQuery(CompanyModelsDocument, options);
