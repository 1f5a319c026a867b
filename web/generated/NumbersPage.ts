/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which form an enquiry came by. */
export type EnquiryKind =
  /** A visitor offers a car. */
  | 'CAR_OFFER'
  /** A message. */
  | 'CONTACT'
  /** An application for finance. */
  | 'FINANCE'
  /** A visitor offers a price for a car. */
  | 'PRICE_OFFER'
  /** A visitor wants to buy a car. */
  | 'PURCHASE'
  /** A test drive. */
  | 'TEST_DRIVE';

export type NumbersPageQueryVariables = Exact<{
  days: number;
}>;


export type NumbersPageQuery = { enquiryNumbers: { days: number, total: { received: number, answered: number, answeredInTime: number, medianMinutes: number | null, won: number }, byKind: Array<{ kind: EnquiryKind, figures: { received: number, answered: number, answeredInTime: number, medianMinutes: number | null, won: number } }>, byPerson: Array<{ name: string | null, figures: { received: number, answered: number, answeredInTime: number, medianMinutes: number | null, won: number } }> } | null };


export const NumbersPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NumbersPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiryNumbers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryFigureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byKind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryFigureFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"byPerson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnquiryFigureFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnquiryFigureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnquiryFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"answeredInTime"}},{"kind":"Field","name":{"kind":"Name","value":"medianMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"won"}}]}}]} as unknown as DocumentNode<NumbersPageQuery, NumbersPageQueryVariables>;
export const useNumbersPageQuery = <
  Options extends SkipToken | useQuery.Options<NumbersPageQuery, NumbersPageQueryVariables>,
>(options: Options) =>
  useKnownQuery(NumbersPageDocument, (options ?? {}) as useQuery.Options<NumbersPageQuery, NumbersPageQueryVariables>) as unknown as useQuery.ResultForOptions<NumbersPageQuery, NumbersPageQueryVariables, Options>;
export const useNumbersPageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<NumbersPageQueryVariables>,
>(options: Options) =>
  useLoadedQuery(NumbersPageDocument, (options ?? {}) as useSuspenseQuery.Options<NumbersPageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<NumbersPageQuery, NumbersPageQueryVariables, Options>;
export const useNumbersPageLazyQuery = (options?: useLazyQuery.Options<NumbersPageQuery, NumbersPageQueryVariables>) =>
  useLazyQuery(NumbersPageDocument, options);
