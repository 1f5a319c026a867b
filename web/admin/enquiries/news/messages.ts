import type { Catalogue } from '../../../ui/text/useMessages.ts';

const en = {
  sound: 'Sound for new enquiries',
};

export const newsMessages: Catalogue<typeof en> = { en };
