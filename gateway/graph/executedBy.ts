import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.ts';
import type { Execution, Result } from './compiledExecutor.ts';

/**
 * Lets Apollo Server run operations with `execute`, which also gets the text of the document and whether the operation is a
 * query. Apollo Server takes such an executor only as the `gateway` that it had for subgraphs.
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
        // Apollo Server leaves the type of the context open here.
        const context = given.context as GatewayContext;
        const isQuery = operation?.operation === 'query';
        if (!isQuery) context.cachePolicy.mayStore = false;
        const execution = {
          document,
          operationName: request.operationName,
          variables: request.variables,
          context,
        };
        // Not the text of the request, which may have sent only a hash.
        return execute(source, execution, isQuery);
      },
    }),
    stop: async () => undefined,
  };
}
