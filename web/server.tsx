import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { defaultOptions } from './apollo.ts';
import { splitHead } from './delivery/splitHead.ts';
import { stateElement } from './delivery/pageState.ts';
import { type Execute, PageData } from './pageData/PageData.ts';
import { PageDataContext } from './pageData/pageDataContext.ts';
import { createRoutes } from './routes.tsx';
import { OriginContext } from './ui/page/siteContext.ts';

// For the bench, which compares a page with React's part of it.
export { renderToString };

/** A page whose data is there. */
interface LoadedPage {
  context: StaticHandlerContext;
  data: PageData;
  origin: string;
}

/** A rendered page and the id of its route; `location` says where to go instead. */
export interface RenderedPage {
  status: number;
  html: string;
  route?: string;
  location?: string;
}

/** Made once: what belongs to one page comes with its request. Loaders use of a client what `PageData` has of it. */
const handler = createStaticHandler(
  createRoutes(({ context }) => (context as Pick<LoadedPage, 'data'>).data as unknown as ApolloClient),
);

/** For the hooks that only do something in a browser. */
const idleClient = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache(), defaultOptions });

/** Renders the page at `url` (absolute) into `template`, with its data inlined. */
export async function render(url: string, template: string, execute: Execute): Promise<RenderedPage> {
  const page = await loadPage(url, execute);
  return page instanceof Response
    ? { status: page.status, html: '', location: page.headers.get('location') ?? '/' }
    : fill(template, page, renderToString(<Site {...page} />));
}

/** Gets the data of the page at `url`; a response says where to go instead. */
export async function loadPage(url: string, execute: Execute): Promise<LoadedPage | Response> {
  const data = new PageData(execute);
  const context = await handler.query(new Request(url), { requestContext: { data } });
  return context instanceof Response ? context : { context, data, origin: new URL(url).origin };
}

/** The site with a page in it. React runs it once: all that it reads is there. */
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

function fill(template: string, { context, data, origin }: LoadedPage, rendered: string): RenderedPage {
  const { head, body } = splitHead(rendered);
  const state = stateElement({
    apollo: data.extract(),
    router: { loaderData: context.loaderData, errors: context.errors },
    origin,
  });
  const html = template
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body)
    .replace('<!--state-->', () => state);
  return { status: context.statusCode, html, route: context.matches.at(-1)?.route.id };
}
