/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EnquiryTemplatesQueryVariables = Exact<{
  id: string;
}>;


export type EnquiryTemplatesQuery = { enquiry: { id: string, templates: Array<{ id: string, title: string, subject: string, text: string }> } | null };


export const EnquiryTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnquiryTemplates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"templates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<EnquiryTemplatesQuery, EnquiryTemplatesQueryVariables>;
export const useEnquiryTemplatesQuery = <
  Options extends SkipToken | useQuery.Options<EnquiryTemplatesQuery, EnquiryTemplatesQueryVariables>,
>(options: Options) =>
  useKnownQuery(EnquiryTemplatesDocument, (options ?? {}) as useQuery.Options<EnquiryTemplatesQuery, EnquiryTemplatesQueryVariables>) as unknown as useQuery.ResultForOptions<EnquiryTemplatesQuery, EnquiryTemplatesQueryVariables, Options>;
export const useEnquiryTemplatesSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<EnquiryTemplatesQueryVariables>,
>(options: Options) =>
  useLoadedQuery(EnquiryTemplatesDocument, (options ?? {}) as useSuspenseQuery.Options<EnquiryTemplatesQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<EnquiryTemplatesQuery, EnquiryTemplatesQueryVariables, Options>;
export const useEnquiryTemplatesLazyQuery = (options?: useLazyQuery.Options<EnquiryTemplatesQuery, EnquiryTemplatesQueryVariables>) =>
  useLazyQuery(EnquiryTemplatesDocument, options);
