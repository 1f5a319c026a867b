import {
  CombinedGraphQLErrors,
  type DocumentNode,
  type NormalizedCacheObject,
  type OperationVariables,
} from '@apollo/client';
import { getOperationName } from '@apollo/client/utilities/internal';
import { normalize } from './normalize.ts';

/** Runs the site's operation with this name, and returns its result as JSON. */
export type Execute = (operation: { name: string; variables: Record<string, unknown> }) => Promise<string>;

interface Result {
  data?: Record<string, unknown> | null;
  errors?: ConstructorParameters<typeof CombinedGraphQLErrors>[0]['errors'];
}

/** An operation of the page and its result. */
interface Loaded {
  query: DocumentNode;
  variables: OperationVariables;
  data: Record<string, unknown> | undefined;
}

/**
 * The data of one page while it is rendered on the server; in browsers, Apollo Client has this role. Loaders fill it;
 * components read the results unchanged. For browsers they are normalised once.
 */
export class PageData {
  private readonly loaded = new Map<string, Loaded>();
  private readonly execute: Execute;

  constructor(execute: Execute) {
    this.execute = execute;
  }

  /** Called by loaders: runs an operation. Returns errors beside the data that could be loaded. */
  async query({ query, variables = {} }: { query: DocumentNode; variables?: OperationVariables }) {
    const name = getOperationName(query, '');
    const result = JSON.parse(await this.execute({ name, variables })) as Result;
    const data = result.data ?? undefined;
    this.loaded.set(keyOf(query, variables), { query, variables, data });
    return { data, error: result.errors && new CombinedGraphQLErrors({ data, errors: result.errors }) };
  }

  /** Nothing is known before the loader has asked. */
  readQuery() {
    return null;
  }

  /** Nothing is known before the loader has asked. */
  readFragment() {
    return null;
  }

  /** Whether a loader has run this query. */
  has(query: DocumentNode, variables: OperationVariables = {}): boolean {
    return this.loaded.has(keyOf(query, variables));
  }

  /** The data that a loader has got for a query. Throws where no loader has run it: a page is rendered in one pass. */
  read(query: DocumentNode, variables: OperationVariables = {}): Record<string, unknown> | undefined {
    const loaded = this.loaded.get(keyOf(query, variables));
    if (!loaded) throw new Error(`${getOperationName(query, 'A query')} is read but was not loaded`);
    return loaded.data;
  }

  /** The object with this type and id among the root fields of all results. */
  find({ __typename, id }: { __typename: string; id: string }): object | undefined {
    for (const { data } of this.loaded.values()) {
      for (const thing of Object.values(data ?? {}) as ({ __typename?: string; id?: string } | null)[]) {
        if (thing?.__typename === __typename && thing.id === id) return thing;
      }
    }
    return undefined;
  }

  /** All data in the form of the browser's cache. */
  extract(): NormalizedCacheObject {
    const entities: NormalizedCacheObject = {};
    for (const { query, variables, data } of this.loaded.values()) {
      if (data) normalize(entities, query, variables, data);
    }
    return entities;
  }
}

function keyOf(query: DocumentNode, variables: OperationVariables): string {
  return `${getOperationName(query, '')} ${JSON.stringify(variables)}`;
}
