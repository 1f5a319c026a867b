// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditLog } from '../../rest/admin/audit/auditLog.ts';
import { filledForms } from '../forms/filledForms.ts';
import { runSite } from '../servers/runSite.tsx';
import { addStaff, type Staff, tokenOf } from '../servers/staff.ts';

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

test('an owner reads in words what was changed and from where, and opens the enquiry of an entry', async () => {
  const { id = '' } = await site.post('/api/v1/contact-us', filledForms['/api/v1/contact-us']);
  const log = auditLog(site.store, () => new Date());
  const who = { id: huda.id, name: 'Huda' };
  const enquiry = { kind: 'enquiry', id };
  await log.record({ who, action: 'changeEnquiry', record: enquiry, fields: ['assigneeId', 'lostReason'] });
  const role = { name: 'role', before: 'VIEWER', after: 'SALES' };
  const required = { name: 'oneTimeCodesRequired', before: 'false', after: 'true' };
  const person = { kind: 'staff', id: huda.id };
  const address = '203.0.113.1';
  await log.record({ who, action: 'changePerson', record: person, fields: [role, required], address });
  const { user, router } = await site.visitOffice('/admin/audit');
  const changedPerson = (await screen.findByText('Role: Viewer → Sales')).closest('li')!;
  expect(within(changedPerson).getByText('One-time codes required: no → yes')).toBeTruthy();
  expect(within(changedPerson).getByText('from 203.0.113.1')).toBeTruthy();
  const changedEnquiry = screen.getByText('Reason').closest('li')!;
  expect(within(changedEnquiry).getByText('Assignee')).toBeTruthy();
  await user.click(within(changedEnquiry).getByRole('link', { name: /^Enquiry \w{4}-\w{4}$/ }));
  expect(await screen.findByRole('heading', { name: 'Timeline' })).toBeTruthy();
  expect(router.state.location.pathname).toBe(`/admin/enquiries/${id}`);
});

test('an owner types into the filter without losing the focus, and sees in it what a link or Back has chosen', async () => {
  const log = auditLog(site.store, () => new Date());
  const person = { kind: 'staff', id: huda.id };
  await log.record({ who: { id: huda.id, name: 'Huda' }, action: 'login', record: person });
  const { user, router } = await site.visitOffice('/admin/audit?action=login');
  const record = await screen.findByLabelText('Record');
  expect(screen.getByLabelText('Action')).toHaveProperty('value', 'login');
  await user.type(record, 'staff');
  await waitFor(() => expect(router.state.location.search).toBe('?action=login&record=staff'));
  expect(document.activeElement).toBe(record);
  await user.click(await screen.findByRole('link', { name: 'All about this account' }));
  await waitFor(() => expect(record).toHaveProperty('value', `staff/${huda.id}`));
  expect(screen.getByLabelText('Action')).toHaveProperty('value', '');
  await user.click(record);
  await router.navigate(-1);
  await waitFor(() => expect(record).toHaveProperty('value', 'staff'));
  expect(screen.getByLabelText('Action')).toHaveProperty('value', 'login');
});

test('an owner who goes on choosing while the list is loading finds all of it chosen', async () => {
  const omar = await addStaff(site.store, 'Omar', 'SALES');
  const { user, router } = await site.visitOffice('/admin/audit');
  await user.selectOptions(await screen.findByLabelText('Action'), 'login');
  await user.selectOptions(screen.getByLabelText('Who'), omar.id);
  await user.type(screen.getByLabelText('Record'), 'staff');
  const chosen = `?who=${omar.id}&action=login&record=staff`;
  await waitFor(() => expect(router.state.location.search).toBe(chosen));
  expect(screen.getByLabelText('Action')).toHaveProperty('value', 'login');
});
