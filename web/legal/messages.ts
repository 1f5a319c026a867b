import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  contents: 'Contents',
  lastUpdated: (date: string) => `Last updated: ${date}`,
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
};

export const legalMessages: Catalogue<typeof en> = { en };
