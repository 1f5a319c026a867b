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
  unsubscribeDescription: 'Unsubscribe your address from our newsletter.',
  newsletter: 'Our newsletter',
  unsubscribing: 'One moment: we are ending your subscription…',
  needsScript: `You are still subscribed: unsubscribing on this page requires JavaScript. Write to ${dealership.email}, and we will unsubscribe you.`,
  unsubscribed: 'You are unsubscribed.',
  unreachable: 'We could not reach our server. Check your connection and reload this page.',
  again: 'Not you? Subscribe again',
  blog: 'From the blog',
};

export const newsletterMessages: Catalogue<typeof en> = { en };
