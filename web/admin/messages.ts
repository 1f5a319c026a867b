import { dealership } from '../dealer/dealership.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  title: 'Staff sign-in',
  description: `Sign-in for the staff of ${dealership.legalName}.`,
  logInHeading: 'Staff sign-in',
  logInLead: 'For our staff. Visitors do not need an account.',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 12 characters. Several unrelated words are best.',
  oneTimeCode: 'One-time code',
  oneTimeCodeHint: 'The six digits of your authenticator app, or a recovery code.',
  logIn: 'Log in',
  toSignUp: 'Create an account',
  signUpHeading: 'Create an account',
  signUpLead: 'You need a single-use sign-up code from the operator of this site.',
  invitedHeading: 'Welcome',
  invitedLead: 'You are invited to the back office. Create your account.',
  invitedAs: (who: string, role: string) =>
    `${who} invites you to the back office as ${role}. Create your account.`,
  roles: { OWNER: 'an owner', EDITOR: 'an editor', SALES: 'a salesperson', VIEWER: 'a viewer' },
  opening: 'Opening the invitation…',
  invitationEnded: 'This invitation cannot be used',
  invitedEmail: 'The address to which the invitation was sent.',
  resetHeading: 'Choose a password',
  resetLead: 'Your old password ends, and so do your sessions on all devices.',
  newPassword: 'New password',
  setPassword: 'Set the password',
  passwordSet: 'Your password is set. Log in with it.',
  name: 'Name',
  code: 'Sign-up code',
  signUp: 'Create account',
  toLogIn: 'Log in instead',
  noToken: 'Your account was created. Please log in.',
  loading: 'Checking who is signed in…',
  notAnyMore: 'Your sign-in has ended. Log in again.',
  notKnown: 'We could not check who is signed in. Reload the page, or log in.',
  signedIn: 'You are signed in',
  as: (who: string) => `Signed in as ${who}`,
  somebody: 'an administrator',
  backOffice: 'Open the back office',
  logOut: 'Log out',
  loggedOut: 'You are logged out.',
  cleared: (count: number) =>
    count === 1
      ? 'You are logged out. The car saved on this device was removed.'
      : `You are logged out. ${count} cars saved on this device were removed.`,
  undo: 'Undo',
};

export const adminMessages: Catalogue<typeof en> = { en };
