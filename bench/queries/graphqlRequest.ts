import type { PlannedRequest } from '../load/LoadPlan.ts';

/** An operation as a POST. */
export function graphqlRequest(operationName: string, query: string, variables: object = {}): PlannedRequest {
  return { path: '/graphql', body: JSON.stringify({ operationName, query, variables }) };
}
