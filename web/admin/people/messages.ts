import type { Catalogue } from '../../ui/text/useMessages.ts';

const en = {
  title: 'People',
  invite: 'Invite somebody',
  inviteHint:
    'They get a link by email, which works once, within 72 hours. You can also send it by WhatsApp.',
  email: 'Email',
  role: 'Role',
  chooseRole: 'Choose a role',
  roleHints: {
    OWNER: 'Owner: everything',
    EDITOR: 'Editor: cars and articles',
    SALES: 'Sales: enquiries, and whether a car is sold',
    VIEWER: 'Viewer: reads, no personal data',
  },
  send: 'Send the invitation',
  accounts: 'Accounts',
  you: 'You',
  disabled: 'Disabled',
  codesOn: 'One-time codes',
  saveRole: 'Save the role',
  saved: (name: string, role: string) => `${name}: ${role}. The sessions with the old role have ended.`,
  disable: 'Disable the account',
  disabledNow: (name: string) => `${name} can no longer log in.`,
  enable: 'Enable the account',
  enabledNow: (name: string) => `${name} can log in again.`,
  resetLink: 'Make a password link',
  requireCodes: 'One-time codes required',
  invitations: 'Invitations',
  noInvitations: 'Nobody is invited at the moment.',
  sentBy: (name: string) => `Sent by ${name}`,
  until: 'Ends',
  expired: 'The link has ended',
  resend: 'Send again',
  revoke: 'Revoke',
  revoked: (email: string) => `The link to ${email} has ended.`,
};

export const peopleMessages: Catalogue<typeof en> = { en };
