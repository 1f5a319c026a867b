import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { changesElement } from './dealer/dealershipChanges.ts';
import { defaultOptions } from './data/apollo.ts';
import { splitHead } from './delivery/splitHead.ts';
import { stateElement } from './delivery/pageState.ts';
import { type Execute, PageData } from './data/pageData/PageData.ts';
import { PageDataContext } from './data/pageData/pageDataContext.ts';
import { createRoutes } from './routes.tsx';
import { OriginContext } from './ui/page/siteContext.ts';

// For the benchmark, which compares the time of a page with React's part of it.
export { renderToString };

/** A page whose data is loaded. */
interface LoadedPage {
  context: StaticHandlerContext;
  data: PageData;
  origin: string;
}

/** A rendered page and the id of its route, or a redirect. */
export type RenderedPage =
  | { status: number; parts: { head: string; body: string; state: string }; route?: string }
  | { status: number; location: string };

/** Made once: the data of a page comes with its request. Loaders use only those methods of a client that `PageData` has. */
const handler = createStaticHandler(
  createRoutes(({ context }) => (context as Pick<LoadedPage, 'data'>).data as unknown as ApolloClient),
);

/** For the hooks that only have an effect in a browser. */
const idleClient = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache(), defaultOptions });

/** Renders the page at `url` (absolute) and returns its parts for the template, including its data. */
export async function render(url: string, execute: Execute): Promise<RenderedPage> {
  const page = await loadPage(url, execute);
  if (page instanceof Response) {
    return { status: page.status, location: page.headers.get('location') ?? '/' };
  }
  const { context, data, origin } = page;
  const state = stateElement({
    apollo: data.extract(),
    router: { loaderData: context.loaderData, errors: context.errors },
    origin,
  });
  return {
    status: context.statusCode,
    parts: { ...splitHead(renderToString(<Site {...page} />)), state: state + changesElement() },
    route: context.matches.at(-1)?.route.id,
  };
}

/** Loads the data of the page at `url`; a `Response` is a redirect. */
export async function loadPage(url: string, execute: Execute): Promise<LoadedPage | Response> {
  const data = new PageData(execute);
  const context = await handler.query(new Request(url), { requestContext: { data } });
  return context instanceof Response ? context : { context, data, origin: new URL(url).origin };
}

/** The site with a page in it. React renders it in one pass, as all its data is loaded. */
export function Site({ context, data, origin }: LoadedPage) {
  return (
    <ApolloProvider client={idleClient}>
      <PageDataContext value={data}>
        <OriginContext value={origin}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </OriginContext>
      </PageDataContext>
    </ApolloProvider>
  );
}
