import { Kind } from 'graphql';

/**
 * Codegen plugin: React hooks of Apollo Client over the typed documents of the same file. A query gets
 * `use…Query`, `use…LazyQuery` and `use…SuspenseQuery`, a mutation `use…Mutation`. Options and results have
 * Apollo Client's own types; `variables` are required where the operation requires any.
 */
export function plugin(_schema, documents) {
  const operations = documents
    .flatMap(({ document }) => document.definitions)
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const kinds = new Set(operations.map(({ operation }) => operation));
  const hooks = [
    ...(kinds.has('query') ? ['useLazyQuery', 'useQuery', 'useSuspenseQuery', 'type SkipToken'] : []),
    ...(kinds.has('mutation') ? ['useMutation'] : []),
  ];
  return {
    prepend: [`import { ${hooks.join(', ')} } from '@apollo/client/react';`],
    content: operations.map(hooksOf).join('\n'),
  };
}

function hooksOf({ operation, name, variableDefinitions }) {
  const document = `${name.value}Document`;
  if (operation === 'mutation') {
    const types = `<${name.value}Mutation, ${name.value}MutationVariables>`;
    return `export const use${name.value}Mutation = (options?: useMutation.Options${types}) =>
  useMutation(${document}, options);
`;
  }
  const query = `${name.value}Query`;
  const types = `<${query}, ${query}Variables>`;
  // The empty default stands where no variable is required.
  const fallback = variableDefinitions.every(isOptional) ? ' = {}' : '';
  return `export const use${query} = (options: SkipToken | useQuery.Options${types}${fallback}) =>
  useQuery(${document}, options);
export const use${name.value}LazyQuery = (options?: useLazyQuery.Options${types}) =>
  useLazyQuery(${document}, options);
export const use${name.value}SuspenseQuery = (options: SkipToken | useSuspenseQuery.Options<${query}Variables>${fallback}) =>
  useSuspenseQuery(${document}, options);
`;
}

function isOptional({ type, defaultValue }) {
  return type.kind !== Kind.NON_NULL_TYPE || defaultValue !== undefined;
}
