import { type DocumentNode, Kind, parse, type TypeNode } from 'graphql';

/** An operation as the explorer sends it. */
interface Operation {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/**
 * The request for an operation with files, as the GraphQL multipart request specification says. Its variables of the type
 * `Upload` take the files in order: a list takes all that are left, a single variable takes one. Undefined where there is
 * no such variable, or no file.
 */
export function uploadRequest(operation: Operation, files: readonly File[]): FormData | undefined {
  const uploads = uploadVariables(operation);
  if (uploads.length === 0 || files.length === 0) return undefined;
  const variables: Record<string, unknown> = { ...operation.variables };
  const map: Record<string, string[]> = {};
  const left = [...files];
  const sent: File[] = [];
  const take = (file: File, path: string) => {
    map[sent.length] = [`variables.${path}`];
    sent.push(file);
  };
  for (const { name, isList } of uploads) {
    const taken = left.splice(0, isList ? left.length : 1);
    variables[name] = isList ? taken.map(() => null) : null;
    for (const [i, file] of taken.entries()) take(file, isList ? `${name}.${i}` : name);
  }
  const form = new FormData();
  form.append('operations', JSON.stringify({ ...operation, variables }));
  form.append('map', JSON.stringify(map));
  for (const [i, file] of sent.entries()) form.append(String(i), file);
  return form;
}

/** The variables of the type `Upload`, and whether each is a list. */
function uploadVariables({ query, operationName }: Operation) {
  return operationsOf(query)
    .filter(({ name }) => !operationName || name?.value === operationName)
    .flatMap(({ variableDefinitions = [] }) => variableDefinitions)
    .flatMap(({ variable, type }) => {
      const { name, isList } = named(type);
      return name === 'Upload' ? [{ name: variable.name.value, isList }] : [];
    });
}

function operationsOf(query: string) {
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch {
    // The server reports the syntax error.
    return [];
  }
  return document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
}

function named(type: TypeNode): { name: string; isList: boolean } {
  if (type.kind === Kind.NAMED_TYPE) return { name: type.name.value, isList: false };
  return { name: named(type.type).name, isList: type.kind === Kind.LIST_TYPE || named(type.type).isList };
}
