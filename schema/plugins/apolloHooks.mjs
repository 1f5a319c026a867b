import { Kind } from 'graphql';

/**
 * Codegen plugin: React hooks of Apollo Client over the typed documents of the same file. A query gets
 * `use…Query`, `use…LazyQuery` and `use…SuspenseQuery`, a mutation `use…Mutation`. Options and results have
 * Apollo Client's own types; `variables` are required where the operation requires any. What a page has loaded is read
 * by both kinds of queries, on the server too.
 */
export function plugin(_schema, documents) {
  const operations = documents
    .flatMap(({ document }) => document.definitions)
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const kinds = new Set(operations.map(({ operation }) => operation));
  const hooks = [
    ...(kinds.has('query')
      ? ['useLazyQuery', 'type useQuery', 'type useSuspenseQuery', 'type SkipToken']
      : []),
    ...(kinds.has('mutation') ? ['useMutation'] : []),
  ];
  return {
    prepend: [
      ...(hooks.length > 0 ? [`import { ${hooks.join(', ')} } from '@apollo/client/react';`] : []),
      ...(kinds.has('query')
        ? pageHooks.map((name) => `import { ${name} } from '../data/pageData/${name}.ts';`)
        : []),
    ],
    content: operations.map(hooksOf).join('\n'),
  };
}

/** What reads queries: those that can be shown later than the page, and those without which there is none. */
const pageHooks = ['useKnownQuery', 'useLoadedQuery'];

function hooksOf({ operation, name, variableDefinitions }) {
  const document = `${name.value}Document`;
  if (operation === 'mutation') {
    const types = `<${name.value}Mutation, ${name.value}MutationVariables>`;
    return `export const use${name.value}Mutation = (options?: useMutation.Options${types}) =>
  useMutation(${document}, options);
`;
  }
  const query = `${name.value}Query`;
  const types = `${query}, ${query}Variables`;
  // Without required variables the options may be left out.
  const [mark, none] = variableDefinitions.every(isOptional) ? ['?', ' = Record<string, never>'] : ['', ''];
  const hook = (kind, suffix, optionTypes, call) => `export const use${name.value}${suffix} = <
  Options extends SkipToken | ${kind}.Options<${optionTypes}>${none},
>(options${mark}: Options) =>
  ${call}(${document}, (options ?? {}) as ${kind}.Options<${optionTypes}>) as unknown as ${kind}.ResultForOptions<${types}, Options>;
`;
  return `${hook('useQuery', 'Query', types, 'useKnownQuery')}${hook('useSuspenseQuery', 'SuspenseQuery', `${query}Variables`, 'useLoadedQuery')}export const use${name.value}LazyQuery = (options?: useLazyQuery.Options<${types}>) =>
  useLazyQuery(${document}, options);
`;
}

function isOptional({ type, defaultValue }) {
  return type.kind !== Kind.NON_NULL_TYPE || defaultValue !== undefined;
}
