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
  devices: 'Where you are signed in',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  lastUsed: 'Last used',
  end: 'Log out there',
  ended: 'That device is logged out.',
  password: 'Password',
  current: 'Current password',
  newPassword: 'New password',
  passwordHint: 'At least 12 characters. Several unrelated words are best.',
  changePassword: 'Change the password',
  passwordChanged: 'Your password is changed. Your other devices are logged out.',
};

export const accountMessages: Catalogue<typeof en> = { en };
