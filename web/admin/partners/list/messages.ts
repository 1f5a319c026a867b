import type { Catalogue } from '../../../ui/text/useMessages.ts';

const en = {
  lead: 'Businesses whose programs read your stock, send you enquiries, or are told when a car changes.',
  add: 'Add a partner',
  addHint: 'The partner gets a key. You see it once, when it is made.',
  addNow: 'Add the partner',
  none: 'No partner yet',
  noneHint:
    'A partner is a business whose program works with yours: a portal that lists your cars, an agency that sends you enquiries, an app of your own. Add one, and give it its key.',
  offers: 'What the API offers',
  list: 'Partners',
  columns: { name: 'Partner', scopes: 'May', keys: 'Keys', usage: 'Last 30 days' },
  keys: (count: number) => (count === 0 ? 'No key' : count === 1 ? '1 key' : `${count} keys`),
};

export const listMessages: Catalogue<typeof en> = { en };
