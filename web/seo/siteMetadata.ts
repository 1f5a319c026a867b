import { blogMessages } from '../blogs/messages.ts';
import { budgets, budgetSlug } from '../cars/addresses/budgets.ts';
import { listPaths } from '../cars/addresses/listPaths.ts';
import { dealership } from '../dealer/dealership.ts';
import { homeMessages } from '../home/messages.ts';
import appleTouch180 from '../icons/apple-touch-180.png?inline';
import favicon from '../icons/favicon.ico?inline';
import icon192 from '../icons/192.png?inline';
import icon512 from '../icons/512.png?inline';
import maskable512 from '../icons/maskable-512.png?inline';
import { pageParameters } from './pageParameters.ts';
import { paths } from '../paths.ts';

/** `--color-paper` of `theme.css`, in the light colour scheme. */
const paper = '#faf8f4';
const png = { type: 'image/png' };

/** Pages that are for one visitor, and confirmations: search engines are asked to stay away. */
const disallow = [
  ...[paths.likes, paths.compare, paths.login, paths.admin, '/unsubscribe', '/search-alert'],
  ...[paths.sellConfirm, paths.testDriveConfirm, paths.buyNowConfirm, paths.myOfferConfirm],
  paths.financeConfirm,
];
const { car, blog: article, ...others } = paths;
/** Pages of the sitemap are all others: forms about a chosen car are found through the car. */
const unlisted = new Set<unknown>([
  ...disallow,
  paths.testDriveForm,
  paths.buyNowForm,
  paths.myOffer,
  paths.sellFor,
]);

/** The names of which the stock has a car. */
interface Stock {
  makes: readonly { name: string }[];
  models: readonly { name: string; make: string }[];
  bodyTypes: readonly { name: string }[];
}

/** The paths of the lists of makes, models and body types. Each once: names of which only the spelling differs have the same list. */
function lists({ makes, models, bodyTypes }: Stock): string[] {
  const found = [
    ...makes.map(({ name }) => listPaths.make(name)),
    ...models.map(({ name, make }) => listPaths.make(make, name)),
    ...bodyTypes.map(({ name }) => listPaths.bodyType(name)),
  ];
  return [...new Set(found.filter((path) => path !== undefined))];
}

/** The site's metadata for the sitemap, robots.txt, the feed and the manifest, which the gateway serves. */
export const siteMetadata = {
  language: 'en-AE',
  pageParameters,
  idPages: [car(''), article(''), '/unsubscribe/', '/search-alert/'],
  pages: Object.values(others)
    .filter((path) => !unlisted.has(path))
    .map((path) => (typeof path === 'string' ? path : path())),
  disallow,
  lists,
  budgets: budgets.map((price) => ({ path: `${paths.buy}/${budgetSlug(price)}`, price })),
  car,
  article,
  dealer: {
    name: dealership.legalName,
    street: dealership.street,
    city: dealership.city,
    country: dealership.country,
    phone: dealership.phones[0] ?? '',
    ...dealership.position,
  },
  blog: {
    path: paths.blogs,
    title: `${blogMessages.en.title} · ${dealership.name}`,
    description: blogMessages.en.description,
  },
  manifest: {
    name: dealership.legalName,
    short_name: dealership.name,
    description: homeMessages.en.description,
    id: paths.home,
    start_url: paths.home,
    scope: paths.home,
    lang: 'en-AE',
    dir: 'auto',
    display: 'minimal-ui',
    theme_color: paper,
    background_color: paper,
    icons: [
      { src: '/icons/192.png', sizes: '192x192', ...png },
      { src: '/icons/512.png', sizes: '512x512', ...png },
      { src: '/icons/maskable-512.png', sizes: '512x512', purpose: 'maskable', ...png },
    ],
  },
  icons: {
    '/favicon.ico': favicon,
    '/apple-touch-icon.png': appleTouch180,
    '/apple-touch-icon-precomposed.png': appleTouch180,
    '/icons/192.png': icon192,
    '/icons/512.png': icon512,
    '/icons/maskable-512.png': maskable512,
  },
};
