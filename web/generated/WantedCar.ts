/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WantedCarQueryVariables = Exact<{
  id: string;
}>;


export type WantedCarQuery = { car: { title: string | null, year: number | null, id: string, make: { id: string, name: string } | null, model: { id: string, name: string } | null, trim: { id: string, name: string } | null } | null };


export const WantedCarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WantedCar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"car"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"make"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<WantedCarQuery, WantedCarQueryVariables>;
export const useWantedCarQuery = <
  Options extends SkipToken | useQuery.Options<WantedCarQuery, WantedCarQueryVariables>,
>(options: Options) =>
  useKnownQuery(WantedCarDocument, (options ?? {}) as useQuery.Options<WantedCarQuery, WantedCarQueryVariables>) as unknown as useQuery.ResultForOptions<WantedCarQuery, WantedCarQueryVariables, Options>;
export const useWantedCarSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<WantedCarQueryVariables>,
>(options: Options) =>
  useLoadedQuery(WantedCarDocument, (options ?? {}) as useSuspenseQuery.Options<WantedCarQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<WantedCarQuery, WantedCarQueryVariables, Options>;
export const useWantedCarLazyQuery = (options?: useLazyQuery.Options<WantedCarQuery, WantedCarQueryVariables>) =>
  useLazyQuery(WantedCarDocument, options);
