import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { ErrorPage } from './errors/ErrorPage.tsx';
import { Layout } from './layout/Layout.tsx';

type Load = (client: ApolloClient, args: LoaderFunctionArgs) => unknown;

/** What the file of a page exports: the page, and a function that loads its data before it is shown and changes nothing. */
interface Page {
  Component: ComponentType;
  load?: Load;
}

/**
 * Every page of the site, by the name of its component. The code of a page is loaded when the page is opened; its loader
 * fills the cache of the client that `clientOf` returns.
 */
export function createRoutes(
  clientOf: (args: LoaderFunctionArgs) => ApolloClient | Promise<ApolloClient>,
): RouteObject[] {
  const page = (path: string, id: string, open: () => Promise<Page>) => ({
    id,
    path,
    lazy: async () => {
      const { Component, load } = await open();
      return {
        Component,
        loader: load && (async (args: LoaderFunctionArgs) => load(await clientOf(args), args)),
      };
    },
  });
  return [
    {
      element: <Layout />,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: [
            page('/', 'HomePage', () => import('./home/HomePage.tsx')),
            page('/buy/:place?/:model?', 'BuyPage', () => import('./cars/listing/BuyPage.tsx')),
            page('/car/:id', 'CarPage', () => import('./cars/page/CarPage.tsx')),
            page('/test-drive', 'TestDrivePage', () => import('./testDrives/TestDrivePage.tsx')),
            page('/test-drive-form', 'TestDriveFormPage', () => import('./testDrives/TestDriveFormPage.tsx')),
            page(
              '/test-drive-confirm',
              'TestDriveConfirmPage',
              () => import('./testDrives/TestDriveConfirmPage.tsx'),
            ),
            page('/buy-now-form', 'BuyNowFormPage', () => import('./purchases/BuyNowFormPage.tsx')),
            page('/buy-now-confirm', 'BuyNowConfirmPage', () => import('./purchases/BuyNowConfirmPage.tsx')),
            page('/my-offer', 'MyOfferPage', () => import('./priceOffers/MyOfferPage.tsx')),
            page(
              '/my-offer-confirm',
              'MyOfferConfirmPage',
              () => import('./priceOffers/MyOfferConfirmPage.tsx'),
            ),
            page('/likes', 'LikesPage', () => import('./favourites/LikesPage.tsx')),
            page('/compare', 'ComparePage', () => import('./compare/ComparePage.tsx')),
            page('/finance', 'FinancePage', () => import('./finance/FinancePage.tsx')),
            page('/finance-confirm', 'FinanceConfirmPage', () => import('./finance/FinanceConfirmPage.tsx')),
            page('/contact-us', 'ContactPage', () => import('./contact/ContactPage.tsx')),
            page('/unsubscribe/:id', 'UnsubscribePage', () => import('./newsletter/UnsubscribePage.tsx')),
            page(
              '/search-alert/:token/confirm',
              'ConfirmAlertPage',
              () => import('./searchAlerts/ConfirmAlertPage.tsx'),
            ),
            page('/search-alert/:token/end', 'EndAlertPage', () => import('./searchAlerts/EndAlertPage.tsx')),
            page('/login', 'LoginPage', () => import('./admin/LoginPage.tsx')),
            page('/sell', 'SellPage', () => import('./sell/SellPage.tsx')),
            page('/sell-confirm', 'SellConfirmPage', () => import('./sell/SellConfirmPage.tsx')),
            page('/about', 'AboutPage', () => import('./about/AboutPage.tsx')),
            page('/blogs', 'BlogsPage', () => import('./blogs/BlogsPage.tsx')),
            page('/blog/:id', 'BlogPage', () => import('./blogs/BlogPage.tsx')),
            page('/privacy-policy', 'PrivacyPage', () => import('./legal/PrivacyPage.tsx')),
            page('/terms', 'TermsPage', () => import('./legal/TermsPage.tsx')),
            page('/developers', 'DevelopersPage', () => import('./developers/DevelopersPage.tsx')),
            { path: '*', loader: notFound, element: null },
          ],
        },
      ],
    },
  ];
}

function notFound(): never {
  throw new Response(null, { status: 404 });
}
