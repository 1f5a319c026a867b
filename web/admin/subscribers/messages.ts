import { grouped } from '../../ui/text/grouped.ts';
import type { Catalogue } from '../../ui/text/useMessages.ts';

const en = {
  title: 'Subscribers',
  lead: 'People who get the newsletter. They subscribed on the site, and can unsubscribe with the link in each email.',
  count: (count: number) => (count === 1 ? '1 subscriber' : `${count.toLocaleString('en')} subscribers`),
  growth: 'New in the last twelve weeks',
  weekOf: (day: string, count: number) => `Week of ${day}: ${count}`,
  thisWeek: (count: number) => `${grouped(count)} this week`,
  search: 'Search',
  searchHint: 'Part of the email address',
  list: 'Subscribers',
  columns: { email: 'Email address', since: 'Since', end: '' },
  since: 'Since',
  download: 'Download as CSV',
  downloading: 'Preparing…',
  downloadFailed: 'The list could not be downloaded. Try again.',
  end: 'End',
  endOf: (email: string) => `End the subscription of ${email}`,
  endHeading: 'End the subscription?',
  endHint: (email: string) =>
    `${email} will get no more newsletters. You cannot undo this: only the person can subscribe again.`,
  endNow: 'End the subscription',
  ended: 'The subscription has ended.',
  none: 'Nobody has subscribed yet',
  noneHint: 'The form is at the bottom of the home page.',
  noneFound: 'No address matches',
  noneFoundHint: 'Check the spelling. The subscription may have ended.',
  clear: 'Clear the search',
  pager: {
    pages: 'Pages of the list',
    firstPage: 'First page',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    lastPage: 'Last page',
    page: (number: number) => `Page ${number}`,
  },
};

export const subscriberMessages: Catalogue<typeof en> = { en };
