import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type LoaderFunctionArgs, matchRoutes, RouterProvider } from 'react-router-dom';
import { adminLink } from './admin/adminLink.ts';
import { createApolloClient } from './data/apollo.ts';
import { readState } from './delivery/pageState.ts';
import { createRoutes } from './routes.tsx';
import { sendAsWanted } from './photos/sendWithProgress.ts';
import { afterPaint } from './ui/page/afterPaint.ts';
import { whenHydrated } from './ui/page/Slice.tsx';
import { OriginContext } from './ui/page/siteContext.ts';
import './styles/site.css';

// Each `afterPaint` ends a step: in between, the browser can react to the visitor. React's code has just run.
await afterPaint();
const state = readState();
// An operation with files in its variables is sent as a multipart request, which needs this header (CSRF).
const link = new UploadHttpLink({ headers: { 'apollo-require-preflight': 'true' }, fetch: sendAsWanted });
const client = createApolloClient(adminLink.concat(link));
client.cache.restore(state.apollo);
await afterPaint();
// Until the loaders below have run, only the cache is read.
let reader = createApolloClient(ApolloLink.empty(), client.cache);
const routes = createRoutes(async () => {
  // The mark of a tapped link is painted first.
  await afterPaint();
  return reader;
});
const matches = matchRoutes(routes, location) ?? [];
// The page must be hydrated as the server rendered it, so its code has to be loaded first.
await Promise.all(
  matches.map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }),
);
// The cache remembers the results of these reads, so that the page is hydrated in shorter steps.
const request = new Request(location.href);
for (const { route, params } of matches) {
  if (typeof route.loader !== 'function') continue;
  try {
    await route.loader({ request, params } as LoaderFunctionArgs);
  } catch {
    // The page itself shows the error that its loader threw on the server.
  }
}
reader = client;
await afterPaint();
const router = createBrowserRouter(routes, { hydrationData: state.router });
// A visitor who comes back to the tab sees current data.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void router.revalidate();
});
await afterPaint();

/** Tells `lazyHydration.ts` that the page is hydrated. */
function HydrationSignal({ children }: { children: ReactNode }) {
  useEffect(() => whenHydrated(() => void document.dispatchEvent(new Event('hydrated'))), []);
  return children;
}

// As a transition, it hydrates the page in short steps and keeps scrolling smooth.
startTransition(() => {
  hydrateRoot(
    document.getElementById('root')!,
    <StrictMode>
      <ApolloProvider client={client}>
        <HydrationSignal>
          <OriginContext value={state.origin}>
            <RouterProvider router={router} />
          </OriginContext>
        </HydrationSignal>
      </ApolloProvider>
    </StrictMode>,
  );
});
