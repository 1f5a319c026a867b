import {
  BREAK,
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  getVariableValues,
  type GraphQLSchema,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { GatewayContext } from '../context.ts';

/** A validated operation and who runs it. */
export interface Execution {
  document: DocumentNode;
  operationName?: string | null;
  variables?: Record<string, unknown>;
  context: GatewayContext;
}

/** A query that has run before. `compiled` is there from its second run on; null where it is not to be compiled. */
interface RepeatedQuery {
  definition: OperationDefinitionNode;
  compiled?: CompiledQuery | null;
}

type Result = ExecutionResult | Promise<ExecutionResult>;

/**
 * Runs operations of `schema`: queries that come again compiled by graphql-jit, everything else by graphql-js. The
 * answers are those of graphql-js. So what graphql-jit does differently is left to it: variables, conditions
 * (`@include`, `@skip`) and answers with errors. Of these the query runs once more, on what its context has read.
 */
export function compiledExecutor(schema: GraphQLSchema): (execution: Execution) => Result {
  // Keyed by the document: when that is forgotten, so is its compiled form.
  const known = new WeakMap<DocumentNode, Map<string, RepeatedQuery>>();

  return (execution) => {
    const { definition, compiled } = repeatedQuery(execution) ?? {};
    if (!definition || !compiled) return interpret(execution);
    const { errors, coerced } = getVariableValues(
      schema,
      definition.variableDefinitions ?? [],
      execution.variables ?? {},
    );
    if (errors) return interpret(execution);
    const settle = (result: ExecutionResult) => (result.errors ? interpret(execution) : result);
    const result = compiled.query(undefined, execution.context, coerced) as Result;
    return result instanceof Promise ? result.then(settle) : settle(result);
  };

  function interpret({ document, operationName, variables, context }: Execution) {
    const parts = { schema, document, operationName, variableValues: variables, contextValue: context };
    return execute(parts) as Result; // A promise only where a resolver has given one.
  }

  function repeatedQuery({ document, operationName }: Execution): RepeatedQuery | undefined {
    const queries = known.get(document) ?? new Map<string, RepeatedQuery>();
    const query = queries.get(operationName ?? '');
    if (query) {
      if (query.compiled === undefined) query.compiled = compile(document, operationName ?? undefined);
      return query;
    }
    const definition = getOperationAST(document, operationName);
    if (definition?.operation === 'query')
      known.set(document, queries.set(operationName ?? '', { definition }));
    return undefined;
  }

  function compile(document: DocumentNode, operationName: string | undefined): CompiledQuery | null {
    if (hasConditions(document)) return null;
    const compiled = compileQuery(schema, document, operationName);
    return isCompiledQuery(compiled) ? compiled : null;
  }
}

function hasConditions(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive() {
      found = true;
      return BREAK;
    },
  });
  return found;
}
