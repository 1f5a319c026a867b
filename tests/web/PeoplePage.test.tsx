// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addStaff, PASSWORD, type Staff, tokenOf } from '../servers/staff.ts';
import { runSite } from '../servers/runSite.tsx';
import type { StoredSession } from '../../rest/admin/sessions/sessionStore.ts';
import { adminStore } from '../../rest/admin/adminStore.ts';

let site: Awaited<ReturnType<typeof runSite>>;
let huda: Staff;

beforeEach(async () => {
  localStorage.clear();
  site = await runSite();
  huda = await addStaff(site.store, 'Huda', 'OWNER');
  localStorage.setItem('token', tokenOf(huda));
});
afterEach(async () => {
  cleanup();
  await site.close();
});

test('an owner invites somebody, sees the invitation in the list without a reload, and takes it back', async () => {
  const { user } = await site.visitOffice('/admin/people');
  await user.click(await screen.findByRole('button', { name: 'Invite somebody' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite somebody' });
  await user.type(within(dialog).getByLabelText('Email'), 'omar@example.ae');
  await user.selectOptions(within(dialog).getByLabelText('Role'), 'SALES');
  await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
  expect(link.value).toMatch(/\/login\?invite=[\w-]{20,}$/);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const asked = [...site.asked];
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Nobody is invited at the moment.')).toBeTruthy();
  expect(site.asked).toEqual([...asked, 'RevokeInvitation']);
});

test('an owner who changes a role too late reads what another owner has changed, and her choice stays', async () => {
  const omar = await addStaff(site.store, 'Omar', 'SALES');
  const { user } = await site.visitOffice('/admin/people');
  const row = (await screen.findByText('Omar')).closest('li')!;
  await user.click(within(row).getByText('Omar'));
  await user.selectOptions(within(row).getByLabelText('Role'), 'EDITOR');
  const store = adminStore(site.store);
  const known = await store.byId(omar.id);
  await store.change(known!, {
    role: 'VIEWER',
    lastChanges: [{ field: 'role', revision: 2, by: 'Noor', at: new Date().toISOString() }],
  });
  await user.click(within(row).getByRole('button', { name: 'Save the role' }));
  expect(await within(row).findByText(/^Noor made this person a viewer/)).toBeTruthy();
  expect(within(row).getByLabelText<HTMLSelectElement>('Role').value).toBe('EDITOR');
  expect(within(row).getByText('Viewer')).toBeTruthy();
});

test('an owner is asked for her password before she changes people, and the change goes on afterwards', async () => {
  const omar = await addStaff(site.store, 'Omar', 'SALES');
  const { user } = await site.visitOffice('/admin/people');
  const row = (await screen.findByText('Omar')).closest('li')!;
  await user.click(within(row).getByText('Omar'));
  const sessions = site.store.collection<StoredSession>('adminSessions');
  await sessions.updateOne({ adminId: huda.id }, { $set: { confirmedUntil: null } });
  await user.click(within(row).getByRole('button', { name: 'Disable the account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Enter your password again' });
  await user.type(within(dialog).getByLabelText('Password'), PASSWORD);
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
  expect(await within(row).findByText('Disabled')).toBeTruthy();
  await waitFor(async () => expect((await adminStore(site.store).byId(omar.id))?.disabledAt).toBeTruthy());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a salesperson sees no page about people, and is told so at its address', async () => {
  const omar = await addStaff(site.store, 'Omar', 'SALES');
  localStorage.setItem('token', tokenOf(omar));
  await site.visitOffice('/admin/people');
  expect(await screen.findByRole('heading', { name: 'This is not open to you' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'People' })).toBeNull();
});
