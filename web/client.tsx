import { HttpLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApolloClient } from './apollo.ts';
import { readState } from './pageState.ts';
import { createRoutes } from './routes.tsx';
import './site.css';

const state = readState();
const client = createApolloClient(new HttpLink({ uri: '/graphql' }), 'browser');
client.cache.restore(state.apollo);
const router = createBrowserRouter(createRoutes(client), { hydrationData: state.router });

hydrateRoot(
  document.getElementById('root')!,
  <StrictMode>
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>
  </StrictMode>,
);
