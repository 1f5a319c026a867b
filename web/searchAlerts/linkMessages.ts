import { dealership } from '../dealer/dealership.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  heading: 'Your search alert',
  confirmTitle: 'Confirm your search alert',
  confirmDescription: 'Starts the emails that you have asked us for.',
  confirmQuestion: 'Press the button, and we email you what you have asked for, once a day at most.',
  confirmAction: 'Start the Alert',
  confirming: 'One moment: we are starting your alert…',
  confirmed: 'Your alert is on.',
  endTitle: 'End your search alert',
  endDescription: 'Ends the emails that you have asked us for.',
  endQuestion: 'Press the button, and we stop these emails.',
  endAction: 'End the Alert',
  ending: 'One moment: we are ending your alert…',
  ended: 'Your alert has ended.',
  unreachable: 'We could not reach our server. Check your connection and press the button again.',
  matches: 'See the cars that match now',
  saveAgain: 'See the cars, and save the search again',
  needsScript: `Nothing was changed: this page requires JavaScript. Write to ${dealership.email}, and we will do it for you.`,
  allCars: 'See all cars',
};

/** The texts of the pages that the links in mails open. */
export const linkMessages: Catalogue<typeof en> = { en };
