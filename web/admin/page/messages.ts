import type { Catalogue } from '../../ui/text/useMessages.ts';

const en = {
  roles: { OWNER: 'Owner', EDITOR: 'Editor', SALES: 'Sales', VIEWER: 'Viewer' },
  logOut: 'Log out',
  loading: 'Loading…',
  failed: 'This could not be loaded',
  failedHint: 'We retry automatically. If it keeps failing, tell the operator of this site.',
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
  changes: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  check: (count: number) => (count === 1 ? 'Check one field.' : `Check ${count} fields.`),
  save: 'Save',
  saving: 'Saving…',
  discard: 'Discard',
  discarded: 'Your changes are discarded.',
  undo: 'Undo',
  leave: 'Leave without saving?',
  leaveHint: (count: number) =>
    count === 1 ? 'One change is not saved.' : `${count} changes are not saved.`,
  stay: 'Stay here',
  leaveNow: 'Leave',
  keys: 'Keyboard shortcuts',
  useKeys: 'Use these shortcuts',
};

export const pageMessages: Catalogue<typeof en> = { en };
