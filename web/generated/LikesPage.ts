/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A part of a car that pictures show. */
export type PictureGroup =
  /** Details, such as a wheel or the engine. */
  | 'DETAILS'
  /** Marks of use, such as a scratch. */
  | 'IMPERFECTIONS'
  /** The cabin. */
  | 'INSIDE'
  /** The car from outside. */
  | 'OUTSIDE';

/** The sale status of a car. */
export type SaleStatus =
  /** For sale. */
  | 'AVAILABLE'
  /** Reserved by a buyer. */
  | 'RESERVED'
  /** Sold. */
  | 'SOLD';

export type LikesPageQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type LikesPageQuery = { carsByIds: Array<{ id: string, mileage: number | null, year: number | null, exteriorColor: string | null, monthlyInstalment: number | null, price: number | null, originalPrice: number | null, sold: boolean, status: SaleStatus, featured: boolean, testDrive: boolean, cover: { id: string, path: string, description: string | null, placeholder: string | null, group: PictureGroup | null } | null, make: { id: string, name: string } | null, model: { id: string, name: string } | null, trim: { id: string, name: string } | null } | null> | null };


export const LikesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LikesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carsByIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"make"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"originalPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarBadges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"testDrive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"exteriorColor"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyInstalment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarPrice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarBadges"}}]}}]} as unknown as DocumentNode<LikesPageQuery, LikesPageQueryVariables>;
export const useLikesPageQuery = <
  Options extends SkipToken | useQuery.Options<LikesPageQuery, LikesPageQueryVariables>,
>(options: Options) =>
  useKnownQuery(LikesPageDocument, (options ?? {}) as useQuery.Options<LikesPageQuery, LikesPageQueryVariables>) as unknown as useQuery.ResultForOptions<LikesPageQuery, LikesPageQueryVariables, Options>;
export const useLikesPageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<LikesPageQueryVariables>,
>(options: Options) =>
  useLoadedQuery(LikesPageDocument, (options ?? {}) as useSuspenseQuery.Options<LikesPageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<LikesPageQuery, LikesPageQueryVariables, Options>;
export const useLikesPageLazyQuery = (options?: useLazyQuery.Options<LikesPageQuery, LikesPageQueryVariables>) =>
  useLazyQuery(LikesPageDocument, options);
