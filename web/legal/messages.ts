import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  contents: 'Contents',
  lastUpdated: (date: string) => `Last updated: ${date}`,
  forget: 'Forget who sent the last form',
  forgotten: 'Forgotten. Nothing of it is kept on this device.',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
};

export const legalMessages: Catalogue<typeof en> = { en };
