// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addFavourite, clearFavourites, readFavourites } from '../../web/cars/actions/favourites.ts';
import { runSite, SIGNUP_CODE } from '../servers/runSite.tsx';
import { says, writingOrigin } from '../origins/writingOrigin.ts';

const layla = { name: 'Layla Haddad', email: 'layla@example.ae', password: 'a long enough password' };

let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(() => {
  localStorage.clear();
  clearFavourites();
});

afterEach(async () => {
  cleanup();
  await site.close();
});

async function signUp(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Create an account' }));
  await user.type(screen.getByLabelText('Name'), layla.name);
  await user.type(screen.getByLabelText('Email'), layla.email);
  await user.type(screen.getByLabelText('Password'), layla.password);
  await user.type(screen.getByLabelText('Sign-up code'), SIGNUP_CODE);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByText(/Signed in as Layla Haddad/);
}

test('AUTH-1 AUTH-5 FAV-5 ROUTE-6 the first admin signs up, is signed in, and logs out; the next one reads that a code is needed', async () => {
  site = await runSite();
  const { user, router } = site.visit('/login');
  await signUp(user);
  expect(localStorage.getItem('token')).toBeTruthy();
  expect(site.asked).toEqual(['SignUpAdmin', 'Me']);

  addFavourite({ _id: 'one' });
  addFavourite({ _id: 'two' });
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(router.state.location.pathname).toBe('/login');
  expect(localStorage.getItem('token')).toBeNull();
  expect(readFavourites()).toEqual([]);
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(readFavourites()).toEqual([{ _id: 'one' }, { _id: 'two' }]);

  const main = screen.getByRole('main');
  expect(main.textContent).not.toMatch(/first/i);
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
  expect(main.textContent).toContain('You need a single-use sign-up code');
  expect(main.textContent).not.toMatch(/first/i);
});

test('AUTH-2 an admin logs in, and not with a wrong password', async () => {
  site = await runSite();
  const { user } = site.visit('/login');
  await signUp(user);
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await user.type(await screen.findByLabelText('Email'), layla.email);
  await user.type(screen.getByLabelText('Password'), 'not this one');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect((await screen.findByText(/password is wrong/)).closest('[role=alert]')).toBeTruthy();
  expect(localStorage.getItem('token')).toBeNull();

  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), layla.password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText(/Signed in as Layla Haddad/)).toBeTruthy();
  expect(localStorage.getItem('token')).toBeTruthy();
});

test('AUTH-3 without a token nobody asks who is signed in', async () => {
  site = await runSite();
  site.visit('/login');
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
  expect(site.asked).toEqual([]);
});

test('AUTH-3 AUTH-4 the token goes with the question who is signed in alone; rejected, it is nobody', async () => {
  const origin = await writingOrigin();
  localStorage.setItem('token', 'stale');
  origin.on('/api/auth/admin', says(401, { message: 'No' }));
  site = await runSite([], { restUrl: origin.url });
  const { router } = site.visit('/login');
  expect(await screen.findByText('Your sign-in has ended. Log in again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
  await router.navigate('/finance');
  await waitFor(() => expect(origin.received.length).toBeGreaterThan(2));
  const withToken = origin.received.filter(({ headers }) => headers.authorization);
  expect(withToken.map(({ path, headers }) => [path, headers.authorization])).toEqual([
    ['/api/auth/admin', 'Bearer stale'],
  ]);
  await origin.close();
});

test('AUTH-5 the token of an admin who has logged out is not valid any more', async () => {
  site = await runSite();
  const { user } = site.visit('/login');
  await signUp(user);
  const token = localStorage.getItem('token') ?? '';
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByRole('button', { name: 'Log in' });
  await waitFor(() => expect(site.asked).toEqual(['SignUpAdmin', 'Me', 'LogOutAdmin']));
  cleanup();
  localStorage.setItem('token', token);
  site.visit('/login');
  expect(await screen.findByText('Your sign-in has ended. Log in again.')).toBeTruthy();
});

test('AUTH-5 an admin logs out on the device also where the server cannot be reached', async () => {
  const origin = await writingOrigin();
  localStorage.setItem('token', 'good');
  origin.on('/api/auth/admin', says(200, { id: 'a1', ...layla }));
  site = await runSite([], { restUrl: origin.url });
  const { user, router } = site.visit('/login');
  await screen.findByText(/Signed in as Layla Haddad/);
  addFavourite({ _id: 'one' });
  await origin.close();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
  expect(localStorage.getItem('token')).toBeNull();
  expect([router.state.location.pathname, readFavourites()]).toEqual(['/login', []]);
});

test('an admin is told when nobody could say who is signed in', async () => {
  const origin = await writingOrigin();
  localStorage.setItem('token', 'good');
  origin.on('/api/auth/admin', says(500, { message: 'No' }));
  site = await runSite([], { restUrl: origin.url });
  site.visit('/login');
  expect(await screen.findByText(/could not check who is signed in/)).toBeTruthy();
  await origin.close();
});

test('an admin who has logged out goes back to the page before the sign-in', async () => {
  site = await runSite();
  const { user, router } = site.visit('/about');
  await router.navigate('/login');
  await signUp(user);
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByRole('button', { name: 'Log in' });
  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
});
