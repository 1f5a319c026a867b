/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which entries of the audit log are wanted. Conditions are joined by and. */
export type AuditLogFilter = {
  /** The action, such as `changePerson`. */
  action?: string | null | undefined;
  /** The day in Dubai, such as `2026-11-28`. */
  day?: string | null | undefined;
  /** The kind of the record, or kind and id, such as `enquiry/7f3a91c2`. */
  record?: string | null | undefined;
  /** The id of a member of the staff. */
  who?: string | null | undefined;
};

export type AuditLogPartQueryVariables = Exact<{
  filter?: AuditLogFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditLogPartQuery = { auditLog: { endCursor: string | null, nodes: Array<{ id: string, at: string, who: string, action: string, recordKind: string, recordId: string, address: string | null, ok: boolean, fields: Array<{ name: string, before: string | null, after: string | null }> }> } | null };


export const AuditLogPartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLogPart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditLogFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"recordKind"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<AuditLogPartQuery, AuditLogPartQueryVariables>;
export const useAuditLogPartQuery = <
  Options extends SkipToken | useQuery.Options<AuditLogPartQuery, AuditLogPartQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useKnownQuery(AuditLogPartDocument, (options ?? {}) as useQuery.Options<AuditLogPartQuery, AuditLogPartQueryVariables>) as unknown as useQuery.ResultForOptions<AuditLogPartQuery, AuditLogPartQueryVariables, Options>;
export const useAuditLogPartSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<AuditLogPartQueryVariables> = Record<string, never>,
>(options?: Options) =>
  useLoadedQuery(AuditLogPartDocument, (options ?? {}) as useSuspenseQuery.Options<AuditLogPartQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<AuditLogPartQuery, AuditLogPartQueryVariables, Options>;
export const useAuditLogPartLazyQuery = (options?: useLazyQuery.Options<AuditLogPartQuery, AuditLogPartQueryVariables>) =>
  useLazyQuery(AuditLogPartDocument, options);
