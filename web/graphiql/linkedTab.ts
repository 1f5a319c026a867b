/** What a link to the explorer asks for: `/graphiql?query=…&variables=…&operationName=…`. */
export interface LinkedTab {
  query: string;
  variables?: string;
  operationName?: string;
}

/** The operation in the query of an address; undefined without one. */
export function linkedTab(search: string): LinkedTab | undefined {
  const parameters = new URLSearchParams(search);
  const read = (name: string) => parameters.get(name) ?? undefined;
  const query = read('query');
  return query
    ? { query, variables: indented(read('variables')), operationName: read('operationName') }
    : undefined;
}

/** JSON as people write it; what is none stays as it is, so that the editor says what is wrong. */
function indented(json: string | undefined): string | undefined {
  try {
    return json && JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
