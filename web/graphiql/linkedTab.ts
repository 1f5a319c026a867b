/** The operation in a link to the explorer: `/graphiql?query=…&variables=…&operationName=…`. */
export interface LinkedTab {
  query: string;
  variables?: string;
  operationName?: string;
}

/** Reads the operation from the query string of an address; undefined without one. */
export function linkedTab(search: string): LinkedTab | undefined {
  const parameters = new URLSearchParams(search);
  const read = (name: string) => parameters.get(name) ?? undefined;
  const query = read('query');
  return query
    ? { query, variables: indented(read('variables')), operationName: read('operationName') }
    : undefined;
}

/** JSON with indentation. Invalid JSON stays as it is, so that the editor shows the error. */
function indented(json: string | undefined): string | undefined {
  try {
    return json && JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
