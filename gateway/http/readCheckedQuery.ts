import { type DocumentNode, getOperationAST } from 'graphql';
import type { Execution } from '../graph/compiledExecutor.ts';
import { type GraphRequest, isJson } from './executeOverHttp.ts';

/** What clients accept that are answered with `application/json`, as Apollo Server answers them. */
const plainJson = new Set([undefined, '*/*', 'application/json', 'application/json, text/plain, */*']);

/**
 * Reads a request for a query whose document has been checked before (`checked` gives it by its text): nothing is left
 * to be found out about it. Undefined for any other request.
 */
export function readCheckedQuery(
  { method, headers, text }: GraphRequest,
  checked: (text: string) => DocumentNode | undefined,
): Omit<Execution, 'context'> | undefined {
  if (method !== 'POST' || !isJson(headers) || !plainJson.has(headers.accept)) return undefined;
  if (headers.authorization !== undefined) return undefined;
  const { query, operationName, variables, ...others } = parsed(text) ?? {};
  if (typeof query !== 'string' || Object.keys(others).length > 0) return undefined;
  if (!isName(operationName) || !areVariables(variables)) return undefined;
  const document = checked(query);
  if (!document || getOperationAST(document, operationName)?.operation !== 'query') return undefined;
  return { document, operationName, variables: variables ?? undefined };
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
