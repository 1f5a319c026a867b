import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.ts';
import type { Execution, Result } from './compiledExecutor.ts';

/**
 * An executor of one's own for Apollo Server, which takes it only in the form of its former gateway for subgraphs. `execute`
 * gets the text of the document as well, and whether its operation is a query.
 */
export function executedBy(
  schema: GraphQLSchema,
  execute: (text: string, execution: Execution, isQuery: boolean) => Result,
): ApolloServerOptionsWithGateway<GatewayContext>['gateway'] {
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: async () => ({
      executor: async ({ document, operation, request, source, ...given }) => {
        // Its type is open there.
        const context = given.context as GatewayContext;
        const isQuery = operation?.operation === 'query';
        if (!isQuery) context.cachePolicy.mayStore = false;
        const execution = {
          document,
          operationName: request.operationName,
          variables: request.variables,
          context,
        };
        // The request has no text where it has only its hash.
        return execute(source, execution, isQuery);
      },
    }),
    stop: async () => undefined,
  };
}
