import type { Catalogue } from '../../ui/text/useMessages.ts';

const en = {
  title: 'Account',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  rights: {
    OWNER: 'You may do everything, people and settings included.',
    EDITOR: 'You may change cars and articles. You see no personal data of visitors.',
    SALES: 'You may answer enquiries, and change whether a car is available, reserved or sold.',
    VIEWER: 'You may read what is not about persons.',
  },
};

export const accountMessages: Catalogue<typeof en> = { en };
