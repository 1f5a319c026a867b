import type { Catalogue } from '../../ui/text/useMessages.ts';

const en = {
  continueWith: 'Continue with',
  forget: 'Forget what I looked at last',

  heading: 'Recently viewed',
  clear: 'Clear',
  clearLabel: 'Clear the recently viewed cars',
  cleared: 'Recently viewed is empty now.',
};

export const recentMessages: Catalogue<typeof en> = { en };
