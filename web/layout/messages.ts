import { dealership } from '../dealer/dealership.ts';
import { paths } from '../paths.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  /** What the site's picture in link previews shows. */
  preview: 'Illustration: a deep teal sports coupé in a bright studio',
  skip: 'Skip to the content',
  menu: 'Menu',
  close: 'Close',
  mainNavigation: 'Main',
  notifications: 'Notifications',
  nav: [
    { label: 'Home', to: paths.home },
    { label: 'About', to: paths.about },
    { label: 'Sell', to: paths.sell },
    { label: 'Buy', to: paths.buy },
    { label: 'Blogs', to: paths.blogs },
    { label: 'Finance', to: paths.finance() },
    { label: 'Contact', to: paths.contact() },
  ],
  offline:
    'You are offline. Missing content loads automatically when you are back online. Until then, call us:',
  call: 'Call',
  bookTestDrive: 'Book Test Drive',
  about: `A dealer of premium used cars in ${dealership.city}. We buy, sell, exchange and consign.`,
  quickLinks: 'Quick links',
  quick: [
    { label: 'Home', to: paths.home },
    { label: 'About Us', to: paths.about },
    { label: 'Buy Cars', to: paths.buy },
    { label: 'Sell Cars', to: paths.sell },
  ],
  resources: 'Resources',
  resource: [
    { label: 'Blogs', to: paths.blogs },
    { label: 'Finance', to: paths.finance() },
    { label: 'Contact', to: paths.contact() },
    { label: 'Privacy Policy', to: paths.privacy },
  ],
  types: 'Cars by type',
  type: [
    { label: 'SUVs', to: `${paths.buy}/suv` },
    { label: 'Sedans', to: `${paths.buy}/sedan` },
    { label: 'Crossovers', to: `${paths.buy}/cross-over` },
    { label: 'Convertibles', to: `${paths.buy}/convertible` },
    { label: 'Hatchbacks', to: `${paths.buy}/hatchback` },
    { label: 'Sports cars', to: `${paths.buy}/sports` },
  ],
  budgets: 'Cars by price',
  budget: [
    { label: 'Under AED\u00a0100,000', to: `${paths.buy}/under-100000` },
    { label: 'Under AED\u00a0200,000', to: `${paths.buy}/under-200000` },
    { label: 'Under AED\u00a0300,000', to: `${paths.buy}/under-300000` },
    { label: 'Under AED\u00a0500,000', to: `${paths.buy}/under-500000` },
  ],
  contact: 'Contact',
  question: (address: string) => `Hello, I am interested in this car: ${address}`,
  licence: (number: string, authority: string) => `Trade licence ${number}, ${authority}`,
  terms: 'Terms',
  socials: 'Social networks',
};

export const layoutMessages: Catalogue<typeof en> = { en };
