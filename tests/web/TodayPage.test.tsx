// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Role } from '../../rest/admin/role.ts';
import { lastRuns } from '../../rest/lastRuns/lastRuns.ts';
import type { QueuedMail } from '../../rest/mail/outbox.ts';
import { filledForms } from '../forms/filledForms.ts';
import { runSite } from '../servers/runSite.tsx';
import { addStaff, tokenOf } from '../servers/staff.ts';
import { aBareCar, aCar } from '../stock/aCar.ts';

let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  await site.close();
});

/** Signs somebody in and opens the back office. */
async function open(role: Role, path = '/admin') {
  localStorage.setItem('token', tokenOf(await addStaff(site.store, 'Omar', role)));
  return site.visitOffice(path);
}
const send = (form: object = {}) =>
  site.post('/api/v1/contact-us', { ...filledForms['/api/v1/contact-us'], ...form });
const section = (name: string) => within(screen.getByRole('region', { name }));

test('a salesman sees at once what is waiting and what cars lack, and each number opens its list', async () => {
  site = await runSite([aCar({ _id: 'x5' }), aBareCar({ _id: 'bare' })]);
  await send();
  const { user, router } = await open('SALES');
  expect(await screen.findByRole('heading', { name: 'Today', level: 1 })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/admin/today');
  const links = () => section('Enquiries').getAllByRole('link');
  expect(
    links()
      .slice(0, 4)
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Overdue\d/),
    expect.stringMatching(/^Due today\d/),
    'Unassigned1',
    'Mine0',
  ]);
  expect(screen.queryByRole('region', { name: 'Operation' })).toBeNull();
  await user.click(section('Cars').getByRole('link', { name: '1 without pictures' }));
  await waitFor(() => expect(router.state.location.search).toBe('?gap=NO_PICTURES'));
  await router.navigate(-1);
  await user.click(await screen.findByRole('link', { name: /^Unassigned/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?view=UNASSIGNED'));
});

test('a salesman of a dealer for whom nothing is due reads so in a sentence, and so of cars', async () => {
  site = await runSite([]);
  await open('SALES');
  expect(await screen.findByText('Nobody is waiting for an answer today.')).toBeTruthy();
  expect(screen.getByText(/import your stock from a CSV file/)).toBeTruthy();
});

test('an editor, who answers no enquiries, sees the cars alone', async () => {
  site = await runSite([aBareCar({ _id: 'bare' })]);
  await open('EDITOR');
  expect(await screen.findByRole('link', { name: '1 without a price' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Enquiries' })).toBeNull();
  expect(site.asked).not.toContain('InboxChanges');
});

test('an owner reads when the last import and the last backup were, and that a mail did not go out', async () => {
  site = await runSite([]);
  const runs = lastRuns(site.store);
  const ago = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000).toISOString();
  await runs.note({ _id: 'backup', at: ago(75.5), counts: null });
  const counts = { added: 3, changed: 2, withdrawn: 1, refused: 0 };
  await runs.note({ _id: 'import', at: ago(2.51), counts });
  const queued = { sentAt: null, attempts: 1, requestId: null, createdAt: ago(1), nextTryAt: ago(0) };
  await site.store.collection<QueuedMail>('outbox').insertOne({
    ...{ ...queued, _id: 'refused', refusedAt: ago(1) },
    mail: { to: 'layla@example.ae', subject: 'Your test drive', text: '' },
  });
  await open('OWNER');
  const backup = await screen.findByText(/^The last backup was made 3 d 3 h ago. Tell the operator/);
  expect(backup.closest('li')?.querySelector('svg')).toBeTruthy();
  expect(
    screen.getByText('The last import was 2 h 30 min ago: 3 added, 2 changed, 1 withdrawn, 0 refused.'),
  ).toBeTruthy();
  expect(screen.getByText(/^1 mail is not delivered\./)).toBeTruthy();
  expect(screen.getByText(/are free on the disk/)).toBeTruthy();
});
