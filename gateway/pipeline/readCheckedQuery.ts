import { type DocumentNode, getOperationAST } from 'graphql';
import type { Execution } from '../graph/compiledExecutor.ts';
import { type GraphRequest, isJson } from './executeOverHttp.ts';

/** The media type of an answer, as Apollo Server chooses it for what most clients accept. */
const mediaTypes = new Map([
  [undefined, 'application/json; charset=utf-8'],
  ['*/*', 'application/json; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  // Apollo Client's.
  [
    'application/graphql-response+json,application/json;q=0.9',
    'application/graphql-response+json; charset=utf-8',
  ],
]);

/** A query whose document has been checked before, and the type of its answer. */
export interface CheckedQuery {
  /** That of its document. */
  text: string;
  execution: Omit<Execution, 'context'>;
  mediaType: string;
}

/**
 * Reads a request for a query whose document has been checked before (`checked` gives it by its text), so that it can run
 * at once. Undefined for any other request.
 */
export function readCheckedQuery(
  { method, headers, text }: GraphRequest,
  checked: (text: string) => DocumentNode | undefined,
): CheckedQuery | undefined {
  const mediaType = mediaTypes.get(headers.accept);
  if (method !== 'POST' || !isJson(headers) || !mediaType) return undefined;
  const { query, operationName, variables, ...others } = parsed(text) ?? {};
  if (typeof query !== 'string' || Object.keys(others).length > 0) return undefined;
  if (!isName(operationName) || !areVariables(variables)) return undefined;
  const document = checked(query);
  if (!document || getOperationAST(document, operationName)?.operation !== 'query') return undefined;
  return {
    text: query,
    execution: { document, operationName, variables: variables ?? undefined },
    mediaType,
  };
}

function parsed(text = ''): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

function isName(value: unknown): value is string | null | undefined {
  return value === undefined || value === null || typeof value === 'string';
}

function areVariables(value: unknown): value is Record<string, unknown> | null | undefined {
  return value === undefined || (typeof value === 'object' && !Array.isArray(value));
}
