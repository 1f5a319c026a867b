import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import { BuyPage, loadBuyPage } from './cars/BuyPage.tsx';
import { CarPage, loadCarPage } from './cars/CarPage.tsx';
import { NotFoundPage } from './layout/NotFoundPage.tsx';

/** Every page of the site. Their loaders fill `client`'s cache before the page is shown. */
export function createRoutes(client: ApolloClient): RouteObject[] {
  return [
    {
      ErrorBoundary: NotFoundPage,
      children: [
        { path: '/buy', loader: (args) => loadBuyPage(client, args), Component: BuyPage },
        { path: '/car/:id', loader: (args) => loadCarPage(client, args), Component: CarPage },
        { path: '*', loader: notFound },
      ],
    },
  ];
}

function notFound(): never {
  throw new Response(null, { status: 404 });
}
