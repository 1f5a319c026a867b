import { dealership } from '../dealership.ts';
import type { Catalogue } from '../ui/useText.ts';

const en = {
  heading: 'New arrivals, in your inbox',
  lead: `Join ${dealership.figures.subscribers} subscribers and hear when new cars arrive.`,
  email: 'Email',
  placeholder: 'name@example.com',
  subscribe: 'Subscribe',
  consent: 'By subscribing you agree that we use your address to send you this newsletter.',
  privacy: 'Privacy Policy',
  soon: 'Subscribing here opens soon. Until then, write to us:',
};

export const newsletterMessages: Catalogue<typeof en> = { en };
