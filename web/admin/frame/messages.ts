import { dealership } from '../../dealer/dealership.ts';
import type { Catalogue } from '../../ui/text/useMessages.ts';

const en = {
  name: `${dealership.name} back office`,
  skip: 'Skip to the content',
  navigation: 'Back office',
  notifications: 'Notifications',
  more: 'More',
  pages: {
    today: 'Today',
    enquiries: 'Enquiries',
    cars: 'Cars',
    import: 'Import',
    articles: 'Articles',
    subscribers: 'Subscribers',
    numbers: 'Numbers',
    account: 'Account',
    persons: 'Personal data',
    settings: 'Settings',
    people: 'People',
    partners: 'Partners',
    audit: 'Audit log',
  },
  signIn: 'Log in to continue',
  signInHint: 'What is typed on the page stays there.',
  confirm: 'Enter your password again',
  confirmHint: 'This concerns people or their data. You are asked once in ten minutes.',
  password: 'Password',
  goOn: 'Continue',
  offline:
    'You are offline. What is loaded can be read; changes are possible again when you are back online.',
  nothing: 'There is no such page',
  nothingHint: 'The address may be mistyped, or the page has moved.',
  toStart: 'Open the back office',
  broken: 'This page could not be shown',
  brokenHint: 'There may be a new release of the site. Reload the page. What was saved is safe.',
  reload: 'Reload the page',
};

export type FrameMessages = typeof en;
export const frameMessages: Catalogue<FrameMessages> = { en };
