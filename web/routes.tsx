import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import { LoginPage } from './admin/LoginPage.tsx';
import { AboutPage } from './about/AboutPage.tsx';
import { BlogPage, loadBlogPage } from './blogs/BlogPage.tsx';
import { BlogsPage, loadBlogsPage } from './blogs/BlogsPage.tsx';
import { loadBookingForm } from './booking/loadBookingForm.ts';
import { BuyPage, loadBuyPage } from './cars/BuyPage.tsx';
import { CarPage, loadCarPage } from './cars/CarPage.tsx';
import { ContactPage } from './contact/ContactPage.tsx';
import { LikesPage } from './favourites/LikesPage.tsx';
import { FinanceConfirmPage } from './finance/FinanceConfirmPage.tsx';
import { FinancePage, loadFinancePage } from './finance/FinancePage.tsx';
import { HomePage, loadHomePage } from './home/HomePage.tsx';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { Layout } from './layout/Layout.tsx';
import { PrivacyPage } from './legal/PrivacyPage.tsx';
import { TermsPage } from './legal/TermsPage.tsx';
import { loadUnsubscribePage, UnsubscribePage } from './newsletter/UnsubscribePage.tsx';
import { BuyNowConfirmPage } from './purchases/BuyNowConfirmPage.tsx';
import { BuyNowFormPage } from './purchases/BuyNowFormPage.tsx';
import { SellConfirmPage } from './sell/SellConfirmPage.tsx';
import { SellPage } from './sell/SellPage.tsx';
import { TestDriveConfirmPage } from './testDrives/TestDriveConfirmPage.tsx';
import { TestDriveFormPage } from './testDrives/TestDriveFormPage.tsx';
import { loadTestDrivePage, TestDrivePage } from './testDrives/TestDrivePage.tsx';

/**
 * Every page of the site. Their loaders fill `client`'s cache before the page is shown. `origin` is where visitors find
 * the site, such as `https://www.example.ae`.
 */
export function createRoutes(client: ApolloClient, origin = ''): RouteObject[] {
  return [
    {
      element: <Layout origin={origin} />,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: [
            { path: '/', loader: () => loadHomePage(client), Component: HomePage },
            { path: '/buy', loader: (args) => loadBuyPage(client, args), Component: BuyPage },
            { path: '/car/:id', loader: (args) => loadCarPage(client, args), Component: CarPage },
            { path: '/test-drive', loader: () => loadTestDrivePage(client), Component: TestDrivePage },
            {
              path: '/test-drive-form',
              loader: (args) => loadBookingForm(client, args),
              Component: TestDriveFormPage,
            },
            { path: '/test-drive-confirm', Component: TestDriveConfirmPage },
            {
              path: '/buy-now-form',
              loader: (args) => loadBookingForm(client, args),
              Component: BuyNowFormPage,
            },
            { path: '/buy-now-confirm', Component: BuyNowConfirmPage },
            { path: '/likes', Component: LikesPage },
            { path: '/finance', loader: () => loadFinancePage(client), Component: FinancePage },
            { path: '/finance-confirm', Component: FinanceConfirmPage },
            { path: '/contact-us', Component: ContactPage },
            {
              path: '/unsubscribe/:id',
              loader: () => loadUnsubscribePage(client),
              Component: UnsubscribePage,
            },
            { path: '/login', Component: LoginPage },
            { path: '/sell', Component: SellPage },
            { path: '/sell-confirm', Component: SellConfirmPage },
            { path: '/about', Component: AboutPage },
            { path: '/blogs', loader: () => loadBlogsPage(client), Component: BlogsPage },
            { path: '/blog/:id', loader: (args) => loadBlogPage(client, args), Component: BlogPage },
            { path: '/privacy-policy', Component: PrivacyPage },
            { path: '/terms', Component: TermsPage },
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
