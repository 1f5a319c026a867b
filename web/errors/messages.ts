import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  notFoundTitle: 'Page not found',
  notFound: 'This page does not exist',
  notFoundHint: 'It may have moved or been removed.',
  goneTitle: 'No longer for sale',
  gone: 'This car is no longer for sale',
  goneHint: 'It has left our showroom. We may have others like it, and we buy cars too.',
  sellCar: 'Sell Your Car',
  brokenTitle: 'Something went wrong',
  broken: 'This page cannot be shown',
  brokenHint: 'Something went wrong on our side. Try again in a moment, or call us.',
  offlineTitle: 'You are offline',
  offline: 'This page needs a connection',
  offlineHint: 'It loads automatically once you are online again.',
  tryAgain: 'Try again',
  goHome: 'Go to home page',
  browseCars: 'Browse Cars',
};

export const errorMessages: Catalogue<typeof en> = { en };
