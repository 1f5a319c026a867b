/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CarsForPicturesQueryVariables = Exact<{
  names?: Array<string> | string | null | undefined;
  ids?: Array<string> | string | null | undefined;
}>;


export type CarsForPicturesQuery = { carsForPictures: Array<{ draftId: string | null, car: { id: string, stockNumber: string | null, name: string, cover: string | null, pictureCount: number, withdrawnAt: string | null, draft: { revision: number, isNew: boolean } | null } }> };


export const CarsForPicturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CarsForPictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"names"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carsForPictures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"names"},"value":{"kind":"Variable","name":{"kind":"Name","value":"names"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draftId"}},{"kind":"Field","name":{"kind":"Name","value":"car"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PicturedCarFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PicturedCarFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockCar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stockNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"pictureCount"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}}]}}]}}]} as unknown as DocumentNode<CarsForPicturesQuery, CarsForPicturesQueryVariables>;
export const useCarsForPicturesQuery = <
  Options extends SkipToken | useQuery.Options<CarsForPicturesQuery, CarsForPicturesQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useKnownQuery(CarsForPicturesDocument, (options ?? {}) as useQuery.Options<CarsForPicturesQuery, CarsForPicturesQueryVariables>) as unknown as useQuery.ResultForOptions<CarsForPicturesQuery, CarsForPicturesQueryVariables, Options>;
export const useCarsForPicturesSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<CarsForPicturesQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useLoadedQuery(CarsForPicturesDocument, (options ?? {}) as useSuspenseQuery.Options<CarsForPicturesQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<CarsForPicturesQuery, CarsForPicturesQueryVariables, Options>;
export const useCarsForPicturesLazyQuery = (options?: useLazyQuery.Options<CarsForPicturesQuery, CarsForPicturesQueryVariables>) =>
  useLazyQuery(CarsForPicturesDocument, options);
