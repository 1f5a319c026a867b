import { dealership } from '../dealer/dealership.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  title: 'Staff sign-in',
  description: `Sign-in for the staff of ${dealership.legalName}.`,
  logInHeading: 'Staff sign-in',
  logInLead: 'For those who look after our cars. Visitors need no account.',
  email: 'Email',
  password: 'Password',
  passwordHint: '12 characters at least. Several words that do not belong together are best.',
  logIn: 'Log in',
  toSignUp: 'Create an account',
  signUpHeading: 'Create an account',
  signUpLead: 'You need a sign-up code, which works once. Whoever runs this site has it.',
  name: 'Name',
  code: 'Sign-up code',
  signUp: 'Create account',
  toLogIn: 'Log in instead',
  noToken: 'That worked, but no sign-in came back. Log in.',
  loading: 'Checking who is signed in…',
  notAnyMore: 'Your sign-in has ended. Log in again.',
  notKnown: 'We could not check who is signed in. Load the page again, or log in.',
  signedIn: 'You are signed in',
  as: (who: string) => `Signed in as ${who}`,
  somebody: 'an administrator',
  logOut: 'Log out',
  loggedOut: 'You are logged out.',
  cleared: (count: number) =>
    count === 1
      ? 'You are logged out. The car saved on this device was removed.'
      : `You are logged out. ${count} cars saved on this device were removed.`,
  undo: 'Undo',
};

export const adminMessages: Catalogue<typeof en> = { en };
