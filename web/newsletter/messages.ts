import { dealership } from '../dealer/dealership.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  heading: 'New arrivals, in your inbox',
  lead: `Join ${dealership.figures.subscribers} subscribers and hear when new cars arrive.`,
  subscribe: 'Subscribe',
  subscribed: 'You are subscribed.',
  consent: 'By subscribing you agree that we use your address to send you this newsletter.',
  privacy: 'Privacy Policy',
  unsubscribeTitle: 'Unsubscribe',
  unsubscribeDescription: 'Ends the mailing of our newsletter to your address.',
  newsletter: 'Our newsletter',
  unsubscribing: 'One moment: we are ending your subscription…',
  needsScript: `You are still subscribed: ending it on this page needs JavaScript. Write to ${dealership.email}, and we end it for you.`,
  unsubscribed: 'You are unsubscribed.',
  unreachable: 'We could not reach our server. Check your connection and load this page again.',
  again: 'Not you? Subscribe again',
  blog: 'From the blog',
};

export const newsletterMessages: Catalogue<typeof en> = { en };
