import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import { BuyPage, loadBuyPage } from './cars/BuyPage.tsx';
import { CarPage, loadCarPage } from './cars/CarPage.tsx';
import { LikesPage } from './favourites/LikesPage.tsx';
import { HomePage, loadHomePage } from './home/HomePage.tsx';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { Layout } from './layout/Layout.tsx';
import { SoonPage } from './layout/SoonPage.tsx';

/** Addresses whose pages are not built yet. */
const soon = [
  ...['/about', '/sell', '/sell-confirm', '/test-drive', '/test-drive-form', '/test-drive-confirm'],
  ...[
    '/buy-now-form',
    '/buy-now-confirm',
    '/finance',
    '/finance-confirm',
    '/contact-us',
    '/blogs',
    '/blog/:id',
  ],
  ...['/unsubscribe/:id', '/privacy-policy', '/terms', '/login'],
];

/** Every page of the site. Their loaders fill `client`'s cache before the page is shown. */
export function createRoutes(client: ApolloClient): RouteObject[] {
  return [
    {
      Component: Layout,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: [
            { path: '/', loader: () => loadHomePage(client), Component: HomePage },
            { path: '/buy', loader: (args) => loadBuyPage(client, args), Component: BuyPage },
            { path: '/car/:id', loader: (args) => loadCarPage(client, args), Component: CarPage },
            { path: '/likes', Component: LikesPage },
            ...soon.map((path) => ({ path, Component: SoonPage })),
            { path: '*', loader: notFound },
          ],
        },
      ],
    },
  ];
}

function notFound(): never {
  throw new Response(null, { status: 404 });
}
