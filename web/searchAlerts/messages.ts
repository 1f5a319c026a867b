import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  emailMe: 'Email me new matches',
  emailMeFirst: 'Email me when one arrives',
  tellMe: 'Tell me if it becomes free',
  aboutCar: 'When it is free again, or sold:',
  promiseOnce: 'One email, and the alert ends with it.',
  about: 'New cars and lower prices for:',
  promise: 'One email a day at most. End it with one click.',
  send: 'Email Me',
  close: 'Close',
  asked: 'Check your inbox: the alert begins when you open the link in our email and press its button.',
  consent: 'By asking for it you agree that we use your address to send you this alert.',
  privacy: 'Privacy Policy',
};

export const searchAlertMessages: Catalogue<typeof en> = { en };
