import {
  BREAK,
  type DocumentNode,
  execute as graphqlExecute,
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

/** A promise only where a resolver had to wait. */
export type Result = ExecutionResult | Promise<ExecutionResult>;

/** Runs an operation. */
export type Executor = (execution: Execution) => Result;

/**
 * How many errors an answer has about its variables. Each repeats the whole value: the 50 of graphql-js took seconds for a
 * value of a megabyte.
 */
const MAX_VARIABLE_ERRORS = 3;

/**
 * Runs operations of `schema`: repeated queries compiled by graphql-jit, everything else by graphql-js. Both give the same
 * answers, because graphql-js does what graphql-jit does differently: it reads the variables, and it runs queries with
 * conditions (`@include`, `@skip`) or an alias `__proto__`. A query that ends with errors runs once more, on what its context has
 * already read.
 */
export function compiledExecutor(schema: GraphQLSchema): Executor {
  // Keyed by the document: when that is forgotten, so is its compiled form.
  const known = new WeakMap<DocumentNode, Map<string | null, RepeatedQuery>>();

  return (execution) => executeCompiled(execution) ?? interpret(execution);

  /** Undefined for an operation that is not compiled, or whose variables do not fit. */
  function executeCompiled(execution: Execution): Result | undefined {
    const { definition, compiled } = repeatedQuery(execution) ?? {};
    if (!definition || !compiled) return undefined;
    const { errors, coerced } = getVariableValues(
      schema,
      definition.variableDefinitions ?? [],
      execution.variables ?? {},
      // One is enough to let graphql-js answer.
      { maxErrors: 1 },
    );
    if (errors) return undefined;
    const settle = (result: ExecutionResult) => (result.errors ? interpret(execution) : result);
    const result = compiled.query(undefined, execution.context, coerced) as Result;
    if (!(result instanceof Promise)) return settle(result);
    return result.then(settle, () => interpret(execution));
  }

  function interpret({ document, operationName, variables, context }: Execution): Result {
    const parts = { schema, document, operationName, variableValues: variables, contextValue: context };
    const options = { maxCoercionErrors: MAX_VARIABLE_ERRORS };
    return graphqlExecute({ ...parts, options }) as Result; // A promise only where a resolver has given one.
  }

  function repeatedQuery({ document, operationName = null }: Execution): RepeatedQuery | undefined {
    const queries = known.get(document) ?? new Map<string | null, RepeatedQuery>();
    // An empty name is not a missing one.
    const query = queries.get(operationName);
    if (query) {
      if (query.compiled === undefined) query.compiled = compile(document, operationName ?? undefined);
      return query;
    }
    const definition = getOperationAST(document, operationName);
    if (definition?.operation === 'query') known.set(document, queries.set(operationName, { definition }));
    return undefined;
  }

  function compile(document: DocumentNode, operationName: string | undefined): CompiledQuery | null {
    if (!isCompilable(document)) return null;
    const compiled = compileQuery(schema, document, operationName);
    return isCompiledQuery(compiled) ? compiled : null;
  }
}

/** Whether graphql-jit answers a document as graphql-js does: it loses a field with the alias `__proto__`. */
function isCompilable(document: DocumentNode): boolean {
  let isCompilable = true;
  const refuse = () => {
    isCompilable = false;
    return BREAK;
  };
  visit(document, {
    Directive: refuse,
    Field: ({ alias }) => (alias?.value === '__proto__' ? refuse() : undefined),
  });
  return isCompilable;
}
