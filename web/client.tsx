import { ApolloProvider } from '@apollo/client/react';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApolloClient } from './apollo.ts';
import { readState } from './pageState.ts';
import { createRoutes } from './routes.tsx';
import { uploadFetch } from './sell/uploadFetch.ts';
import './site.css';

const state = readState();
// An operation with files in its variables goes out as a multipart request, which needs the header (CSRF).
const link = new UploadHttpLink({ headers: { 'apollo-require-preflight': 'true' }, fetch: uploadFetch });
const client = createApolloClient(link, 'browser');
client.cache.restore(state.apollo);
const router = createBrowserRouter(createRoutes(client, state.origin), { hydrationData: state.router });

hydrateRoot(
  document.getElementById('root')!,
  <StrictMode>
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>
  </StrictMode>,
);
