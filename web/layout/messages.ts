import { dealership } from '../dealership.ts';
import { paths } from '../paths.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  /** What the picture shows that stands for the site in previews of links. */
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
    { label: 'Finance', to: paths.finance },
    { label: 'Contact', to: paths.contact },
  ],
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
    { label: 'Finance', to: paths.finance },
    { label: 'Contact', to: paths.contact },
    { label: 'Privacy Policy', to: paths.privacy },
  ],
  contact: 'Contact',
  terms: 'Terms',
  socials: 'Social networks',
  notFoundTitle: 'Page not found',
  notFound: 'This page does not exist',
  notFoundHint: 'It may have moved, or the car may have found its owner.',
  goneTitle: 'No longer for sale',
  gone: 'This car is no longer for sale',
  goneHint: 'It has left our showroom. Others like it may be waiting, and we buy cars, too.',
  sellCar: 'Sell Your Car',
  brokenTitle: 'Something went wrong',
  broken: 'This page cannot be shown',
  brokenHint: 'Something went wrong on our side. Try again in a moment, or call us.',
  tryAgain: 'Try again',
  goHome: 'Go to home page',
  browseCars: 'Browse Cars',
};

export const layoutMessages: Catalogue<typeof en> = { en };
