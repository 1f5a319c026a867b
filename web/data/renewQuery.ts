import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';

/** How long the cached data of a page count as fresh, ms: as long as the gateway serves a stale answer. */
const FRESH = 60_000;

/** When the queries of pages were last sent, ms since 1970, by their variables. */
type SentTimes = WeakMap<DocumentNode, Map<string, number>>;
const sentBy = new WeakMap<ApolloClient, SentTimes>();

/**
 * Whether the data of a page that is opened now are cached (`known`) and older than a minute. Data whose query was never sent
 * came with the HTML. If the data are old or not cached, the page sends its query: its time is recorded.
 */
export function isOld(
  client: ApolloClient,
  query: DocumentNode,
  variables: OperationVariables,
  known: boolean,
) {
  const queries: SentTimes = sentBy.get(client) ?? new WeakMap();
  sentBy.set(client, queries);
  const times = queries.get(query) ?? new Map<string, number>();
  queries.set(query, times);
  const [key, now] = [JSON.stringify(variables), Date.now()];
  const old = known && now - (times.get(key) ?? performance.timeOrigin) > FRESH;
  if (old || !known) times.set(key, now);
  return old;
}

/**
 * Sends the query of cached data again and updates the cache. After an error, the cache stays as it is, and the error is
 * returned. `now`: the gateway must not answer from its own cache either.
 */
export async function renewQuery<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  now = false,
): Promise<unknown> {
  const context = now ? { headers: { 'cache-control': 'no-cache' } } : {};
  const asking = client.query({ query, variables, fetchPolicy: 'no-cache', context });
  // Before hydration, the client refuses to send anything.
  const { data, error } = await asking.catch((failure: unknown) => ({ data: undefined, error: failure }));
  if (data && !error) client.writeQuery({ query, variables, data });
  return error;
}
