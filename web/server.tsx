import { ApolloLink, type NormalizedCacheObject, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { prerenderStatic } from '@apollo/client/react/ssr';
import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createApolloClient } from './apollo.ts';
import { hoisted } from './hoisted.ts';
import { stateElement } from './pageState.ts';
import { createRoutes } from './routes.tsx';

export { siteFacts } from './siteFacts.ts';

/** Runs an operation and gives its result. */
export type Execute = (request: {
  query: DocumentNode;
  variables: Record<string, unknown>;
  operationName?: string;
}) => Promise<FormattedExecutionResult>;

/** A rendered page and the id of its route; `location` says where to go instead. */
export interface RenderedPage {
  status: number;
  html: string;
  route?: string;
  location?: string;
}

/** Renders the page at `url` (absolute) into `template`, with its data inlined. */
export async function render(url: string, template: string, execute: Execute): Promise<RenderedPage> {
  const { origin } = new URL(url);
  const client = createApolloClient(inProcess(execute), 'server');
  const handler = createStaticHandler(createRoutes(client, origin));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    return { status: context.status, html: '', location: context.headers.get('location') ?? '/' };
  }
  const { result } = await prerenderStatic({
    tree: (
      <ApolloProvider client={client}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </ApolloProvider>
    ),
    context: { client },
    renderFunction: (tree) => prerenderToNodeStream(tree),
  });
  const { head, body } = hoisted(result);
  const state = stateElement({
    apollo: client.extract() as NormalizedCacheObject,
    router: { loaderData: context.loaderData, errors: context.errors },
    origin,
  });
  const html = template
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body)
    .replace('<!--state-->', () => state);
  return { status: context.statusCode, html, route: context.matches.at(-1)?.route.id };
}

function inProcess(execute: Execute): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) => {
        execute({ query, variables, operationName }).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
}
