import type { Catalogue } from '../../ui/text/useMessages.ts';

const en = {
  roles: { OWNER: 'Owner', EDITOR: 'Editor', SALES: 'Sales', VIEWER: 'Viewer' },
  logOut: 'Log out',
  loading: 'Loading…',
  failed: 'This could not be loaded',
  failedHint: 'It is tried again by itself. If it stays so, tell whoever runs this site.',
  forbidden: 'This is not open to you',
  forbiddenHint: 'Ask an owner of this site if you need it.',
  notOffered: 'The records are kept elsewhere',
  notOfferedHint:
    'This site shows the stock of another system. Enquiries, cars and people are looked after there, not here.',
  toSite: 'Open the site',
  unreachable: 'The server could not be reached, so nothing was changed. Try again.',
  more: 'Show more',
  moreFailed: 'More could not be loaded. Try again in a moment.',
  close: 'Close',
  cancel: 'Cancel',
};

export const pageMessages: Catalogue<typeof en> = { en };
