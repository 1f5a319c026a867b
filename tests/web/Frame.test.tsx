// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredSession } from '../../rest/admin/sessions/sessionStore.ts';
import { requiredRoles } from '../../gateway/clients/requiredRoles.ts';
import { BackOfficeDocument } from '../../web/generated/BackOffice.ts';
import { SubscribeDocument } from '../../web/generated/Subscribe.ts';
import { staffPages } from '../../web/admin/frame/staffPages.ts';
import { filledForms } from '../forms/filledForms.ts';
import { specOnlyOrigin } from '../origins/specOnlyOrigin.ts';
import { says, writingOrigin } from '../origins/writingOrigin.ts';
import { runSite } from '../servers/runSite.tsx';
import { addStaff, tokenOf } from '../servers/staff.ts';

const layla = { name: 'Layla Haddad', email: 'layla@example.ae', password: 'a long enough password' };

let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  await site.close();
});

async function signIn(user: UserEvent) {
  const dialog = await screen.findByRole('dialog', { name: 'Log in to continue' });
  await user.type(within(dialog).getByLabelText('Email'), layla.email);
  await user.type(within(dialog).getByLabelText('Password'), layla.password);
  await user.click(within(dialog).getByRole('button', { name: 'Log in' }));
}

test('a member of the staff without a session signs in over the page that she has opened, and is there', async () => {
  site = await runSite();
  await site.signUp(layla);
  const { user, router } = await site.visitOffice('/admin/account');
  await screen.findByRole('dialog', { name: 'Log in to continue' });
  expect(site.asked).toEqual([]);
  await signIn(user);
  expect(await screen.findByRole('heading', { name: 'Account' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.pathname).toBe('/admin/account');
  expect(site.asked).toEqual(['LogInAdmin', 'BackOffice', 'AccountPage']);
});

test('a member of the staff whose session ends signs in again over the page, which stays as it is, and what she has asked goes on', async () => {
  site = await runSite();
  localStorage.setItem('token', await site.signUp(layla));
  const { user, client } = await site.visitOffice('/admin/account');
  const heading = await screen.findByRole('heading', { name: 'Account' });
  await site.store.collection('adminSessions').deleteOne({});
  let answered = false;
  const asking = client.query({ query: BackOfficeDocument, fetchPolicy: 'network-only' });
  void asking.then(() => (answered = true));
  await signIn(user);
  expect((await asking).data?.backOffice?.member.name).toBe('Layla Haddad');
  expect(answered).toBe(true);
  expect(screen.getByRole('heading', { name: 'Account' })).toBe(heading);
});

test('a note that waits for the sign-in is not sent for somebody else who signs in, and the page is loaded anew for her', async () => {
  site = await runSite();
  const omar = await addStaff(site.store, 'Omar', 'SALES');
  await site.signUp(layla);
  const { id } = await site.post('/api/v1/contact-us', filledForms['/api/v1/contact-us']);
  localStorage.setItem('token', tokenOf(omar));
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const { user } = await site.visitOffice(`/admin/enquiries/${id}`);
  await user.type(await screen.findByLabelText('Note'), 'He paid in cash.');
  await site.store.collection<StoredSession>('adminSessions').deleteOne({ adminId: omar.id });
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await signIn(user);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(site.asked.filter((name) => name === 'NoteEnquiry')).toHaveLength(1);
  const notes = await site.store
    .collection<{ _id: string; kind: string }>('enquiryEvents')
    .find({})
    .toArray();
  expect(notes.filter(({ kind }) => kind === 'NOTE')).toEqual([]);
  // What he has typed is kept for him, not for her.
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:note:'))).toEqual([
    `draft:note:${omar.id}:${id}`,
  ]);
});

test('a note that waits for the sign-in is saved once its writer is signed in again', async () => {
  site = await runSite();
  const token = await site.signUp(layla);
  const { id } = await site.post('/api/v1/contact-us', filledForms['/api/v1/contact-us']);
  localStorage.setItem('token', token);
  const { user } = await site.visitOffice(`/admin/enquiries/${id}`);
  const note = await screen.findByLabelText('Note');
  await user.type(note, 'He paid in cash.');
  await site.store.collection('adminSessions').deleteOne({});
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await signIn(user);
  expect(await screen.findByText('Layla Haddad wrote a note')).toBeTruthy();
  expect(note).toHaveProperty('value', '');
});

test('BO-24 a member of the staff reads that the records are kept elsewhere where the origin has no back office', async () => {
  const origin = await specOnlyOrigin({});
  localStorage.setItem('token', 'elsewhere');
  site = await runSite([], { restUrl: origin.url });
  await site.visitOffice('/admin/people');
  expect(await screen.findByRole('heading', { name: 'The records are kept elsewhere' })).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  await origin.close();
});

test('a member of the staff reads that the pages cannot be loaded while the origin fails, and sees them when it is back', async () => {
  const origin = await writingOrigin();
  origin.on('/api/admin/v1/me', says(500, { message: 'at carStore.ts:3' }));
  localStorage.setItem('token', 'good');
  site = await runSite([], { restUrl: origin.url });
  const { user } = await site.visitOffice('/admin');
  expect(await screen.findByRole('heading', { name: 'This could not be loaded' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('carStore');
  origin.on('/api/admin/v1/me', says(200, { id: 'a1', role: 'VIEWER', ...layla }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Viewer')).toBeTruthy();
  await origin.close();
});

test('a member of the staff who is offline reads so, and sends no change', async () => {
  site = await runSite();
  localStorage.setItem('token', await site.signUp(layla));
  const { client } = await site.visitOffice('/admin/account');
  await screen.findByRole('heading', { name: 'Account' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/You are offline/)).toBeTruthy();
  const before = [...site.asked];
  await expect(
    client.mutate({ mutation: SubscribeDocument, variables: { input: { email: 'a@example.ae' } } }),
  ).rejects.toThrow();
  expect(site.asked).toEqual(before);
});

test('a member of the staff who follows an old link reads that there is no such page, and where to go on', async () => {
  site = await runSite();
  localStorage.setItem('token', await site.signUp(layla));
  const { user } = await site.visitOffice('/admin/no/such/page');
  expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Open the back office' }));
  expect(await screen.findByRole('heading', { name: 'Today' })).toBeTruthy();
});

test('a member of the staff who logs out leaves no token and no saved cars, and is at the sign-in of the site', async () => {
  site = await runSite();
  localStorage.setItem('token', await site.signUp(layla));
  const leave = vi.spyOn(location, 'assign').mockReturnValue();
  const { user } = await site.visitOffice('/admin');
  const [logOut] = await screen.findAllByRole('button', { name: 'Log out' });
  await user.click(logOut!);
  expect([localStorage.getItem('token'), leave.mock.calls]).toEqual([null, [['/login']]]);
  await waitFor(() => expect(site.asked).toContain('LogOutAdmin'));
});

test('each page of the back office is shown to whom the gateway gives what it shows', () => {
  const fields = Object.keys(requiredRoles);
  expect(staffPages.flatMap(({ needs }) => needs ?? []).filter((field) => !fields.includes(field))).toEqual(
    [],
  );
});
