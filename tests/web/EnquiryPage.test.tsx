// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filledForms } from '../forms/filledForms.ts';
import { runSite } from '../servers/runSite.tsx';
import { addStaff, type Staff, tokenOf } from '../servers/staff.ts';

let site: Awaited<ReturnType<typeof runSite>>;
let omar: Staff;

beforeEach(async () => {
  localStorage.clear();
  site = await runSite();
  omar = await addStaff(site.store, 'Omar', 'SALES');
  localStorage.setItem('token', tokenOf(omar));
});
afterEach(async () => {
  cleanup();
  await site.close();
});

/** Opens the enquiry of a visitor. */
async function open() {
  const { id } = await site.post('/api/v1/contact-us', filledForms['/api/v1/contact-us']);
  const { user } = await site.visitOffice(`/admin/enquiries/${id}`);
  await screen.findByRole('heading', { name: 'Timeline' });
  return { id, user };
}

/** Whether the part of the page in which a control stands has the focus. */
function hasFocusAround(control: HTMLElement) {
  const { activeElement, body } = document;
  return activeElement !== body && (activeElement?.contains(control) ?? false);
}

test('a salesman has back what he had typed when a template has replaced it', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Text'), 'Dear Mr Saleh');
  const templates = screen.getByLabelText('Template');
  await waitFor(() => expect(within(templates).getAllByRole('option').length).toBeGreaterThan(1));
  await user.selectOptions(templates, within(templates).getAllByRole('option')[1]!);
  expect(screen.getByLabelText('Text')).not.toHaveProperty('value', 'Dear Mr Saleh');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText('Text')).toHaveProperty('value', 'Dear Mr Saleh');
});

test('a salesman keeps the focus where the control goes that he has used', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Take it' }));
  const assignee = screen.getByLabelText('Assignee');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull());
  await waitFor(() => expect(hasFocusAround(assignee)).toBe(true));
  expect(screen.getByLabelText('Assignee')).toHaveProperty('value', omar.id);
  const answered = screen.getByRole('button', { name: 'Answered' });
  await user.click(answered);
  await user.click(screen.getByRole('button', { name: 'Not yet' }));
  expect(document.activeElement).toBe(answered);
  await user.click(answered);
  await user.click(screen.getByRole('button', { name: 'Answered by phone' }));
  await waitFor(() => expect(document.activeElement).toBe(answered));
  await user.selectOptions(screen.getByLabelText('Status'), 'LOST');
  await user.type(screen.getByLabelText('Why was it lost?'), 'He has bought elsewhere.{Enter}');
  await waitFor(() => expect(screen.queryByLabelText('Why was it lost?')).toBeNull());
  expect(hasFocusAround(screen.getByLabelText('Status'))).toBe(true);
  expect(screen.getByLabelText('Status')).toHaveProperty('value', 'LOST');
});

test('a note that a salesman has typed is not there for a colleague on the same device', async () => {
  const { id, user } = await open();
  await user.type(screen.getByLabelText('Note'), 'He paid in cash.');
  cleanup();
  const huda = await addStaff(site.store, 'Huda', 'OWNER');
  localStorage.setItem('token', tokenOf(huda));
  await site.visitOffice(`/admin/enquiries/${id}`);
  expect(await screen.findByLabelText('Note')).toHaveProperty('value', '');
});
