import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { getOperationName } from '@apollo/client/utilities/internal';

/** How long what the browser knows counts as fresh, ms: as long as the gateway serves an old answer. */
const FRESH = 60_000;

/** When pages have asked, ms since 1970: by client, query and variables. */
const asked = new WeakMap<ApolloClient, Map<string, number>>();

/**
 * Whether a page that is opened now, and finds what it shows in the cache, shows what is older than a minute. What no page has
 * asked for came with the HTML. Once it says so, it takes the page to ask again.
 */
export function isOld(
  client: ApolloClient,
  query: DocumentNode,
  variables: OperationVariables,
  known: boolean,
) {
  const times = asked.get(client) ?? new Map<string, number>();
  asked.set(client, times);
  const key = `${getOperationName(query, '')} ${JSON.stringify(variables)}`;
  const now = Date.now();
  const old = known && now - (times.get(key) ?? performance.timeOrigin) > FRESH;
  if (old || !known) times.set(key, now);
  return old;
}

/**
 * Asks once more for what the cache knows, and keeps what it knows where that cannot be had. Gives the error, if there is one.
 * `now`: the gateway's own old answers will not do either.
 */
export async function renewQuery<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  now = false,
): Promise<unknown> {
  const context = now ? { headers: { 'cache-control': 'no-cache' } } : {};
  const asking = client.query({ query, variables, fetchPolicy: 'no-cache', context });
  // Until the page is hydrated, nothing can be asked.
  const { data, error } = await asking.catch((failure: unknown) => ({ data: undefined, error: failure }));
  if (data && !error) client.writeQuery({ query, variables, data });
  return error;
}
