import { ApolloProvider } from '@apollo/client/react';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { adminLink } from './admin/adminLink.ts';
import { createApolloClient } from './apollo.ts';
import { readState } from './delivery/pageState.ts';
import { createRoutes } from './routes.tsx';
import { onAwake } from './ui/page/Slice.tsx';
import { OriginContext } from './ui/page/siteContext.ts';
import { uploadFetch } from './sell/uploadFetch.ts';
import './site.css';

// React has just been run: the browser answers the visitor before the rest.
await new Promise((resolve) => setTimeout(resolve));
const state = readState();
// An operation with files in its variables goes out as a multipart request, which needs the header (CSRF).
const link = new UploadHttpLink({ headers: { 'apollo-require-preflight': 'true' }, fetch: uploadFetch });
const client = createApolloClient(adminLink.concat(link));
client.cache.restore(state.apollo);
const routes = createRoutes(() => client);
// The page that stands there is taken over as it is: its code has to be there first.
await Promise.all(
  (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }),
);
const router = createBrowserRouter(routes, { hydrationData: state.router });

/** Tells `lazyHydration.ts` that the page is hydrated. */
function HydrationSignal({ children }: { children: ReactNode }) {
  useEffect(() => onAwake(() => void document.dispatchEvent(new Event('hydrated'))), []);
  return children;
}

// As a transition it takes the page over in short steps and leaves the visitor's scrolling smooth.
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
