// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import { daysUntil } from '../../web/admin/persons/requests/daysUntil.ts';
import { peopleIn } from '../../web/admin/persons/records/peopleIn.ts';
import { filledForms } from '../forms/filledForms.ts';
import { addStaff, tokenOf } from '../servers/staff.ts';
import { runSite } from '../servers/runSite.tsx';

const ahmed = filledForms['/api/v1/contact-us'];

let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(async () => {
  localStorage.clear();
  site = await runSite();
  const huda = await addStaff(site.store, 'Huda', 'OWNER');
  localStorage.setItem('token', tokenOf(huda));
});
afterEach(async () => {
  cleanup();
  await site.close();
});

/** Opens the page, and searches for a contact. */
async function search(contact: string) {
  const page = await site.visitOffice('/admin/persons');
  await page.user.type(await screen.findByLabelText('Email address or phone number'), contact);
  await page.user.click(screen.getByRole('button', { name: 'Find' }));
  return page;
}

test('BO-16 an owner who searches by a phone that two people share ticks nobody by mistake, and all of one by one click', async () => {
  await site.post('/api/v1/contact-us', { ...ahmed, firstName: 'Sara', email: 'sara@example.ae' });
  await site.post('/api/v1/contact-us', ahmed);
  await site.post('/api/v1/contact-us', ahmed);
  const { router, user } = await search('+971 4 555 6666');
  expect(await screen.findByRole('heading', { name: '3 records found' })).toBeTruthy();
  expect(screen.getByText('Nothing is ticked')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Erase' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Ahmed Saleh, ahmed@example.ae' }));
  const isSaras = (tick: HTMLElement) => tick.closest('li')?.textContent.includes('Sara');
  const ticks = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(ticks.map((tick) => tick.checked !== isSaras(tick))).toEqual([true, true, true]);
  expect(screen.getByText('2 records ticked')).toBeTruthy();
  expect(router.state.location).toMatchObject({ pathname: '/admin/persons', search: '', hash: '' });
});

test('BO-16 an owner who searches for something else reads what to type, and one who finds nothing what to do', async () => {
  const { user } = await search('Ahmed');
  expect((await screen.findByRole('alert')).textContent).toMatch(/email address.*phone number/);
  const field = screen.getByLabelText('Email address or phone number');
  await user.clear(field);
  await user.type(field, 'nobody@example.ae{Enter}');
  expect(await screen.findByRole('heading', { name: 'Nothing is stored with this contact' })).toBeTruthy();
});

test('BO-16 an owner corrects an email, restricts and erases, and sees each without a reload', async () => {
  await site.post('/api/v1/contact-us', ahmed);
  await site.post('/api/v1/subscribe', { email: ahmed.email });
  const { user } = await search(ahmed.email);
  await screen.findByRole('heading', { name: '2 records found' });
  await user.click(screen.getByRole('button', { name: 'Correct' }));
  const dialog = await screen.findByRole('dialog', { name: 'Correct' });
  const email = within(dialog).getByLabelText('Email');
  await user.clear(email);
  await user.type(email, 'ahmad@example.ae');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getAllByText('ahmad@')).toHaveLength(2));
  expect(screen.getByText('2 records ticked')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Restrict' }));
  const lift = await screen.findByRole('button', { name: 'Lift the restriction' });
  expect(screen.getByRole('button', { name: 'Correct' })).toHaveProperty('disabled', true);
  expect(screen.getByText('What is restricted is not corrected: lift the restriction first.')).toBeTruthy();
  await user.click(lift);
  await screen.findByRole('button', { name: 'Restrict' });
  expect(screen.getByRole('button', { name: 'Correct' })).toHaveProperty('disabled', false);
  await user.click(screen.getByRole('button', { name: 'Erase' }));
  const question = await screen.findByRole('dialog', { name: 'Erase 2 records?' });
  expect(within(question).getByText(/cannot be undone/)).toBeTruthy();
  await user.click(within(question).getByRole('button', { name: 'Erase now' }));
  expect(await screen.findByRole('heading', { name: 'Nothing is stored with this contact' })).toBeTruthy();
  expect(site.asked.filter((name) => name === 'PersonRecords')).toHaveLength(1);
});

test('BO-16 an owner who comes back to the page, or has erased, sees what is due now', async () => {
  const { id } = await site.post('/api/v1/contact-us', ahmed);
  const { user } = await site.visitOffice('/admin/persons');
  expect(await screen.findByText('The next run erases nothing.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Audit log' }));
  await screen.findByRole('heading', { name: 'Audit log' });
  const enquiries = site.store.collection<Enquiry>('enquiries');
  await enquiries.updateOne({ _id: id }, { $set: { createdAt: '2020-11-28T08:00:00.000Z', handling: null } });
  await user.click(screen.getByRole('link', { name: 'Personal data' }));
  expect(await screen.findByText('The next run erases 1 enquiry.')).toBeTruthy();
  await user.type(screen.getByLabelText('Email address or phone number'), `${ahmed.email}{Enter}`);
  await user.click(await screen.findByRole('button', { name: 'Erase' }));
  await user.click(await screen.findByRole('button', { name: 'Erase now' }));
  expect(await screen.findByText('The next run erases nothing.')).toBeTruthy();
});

test('BO-16 an owner who empties what she corrects is asked for it, and nothing is said to be corrected', async () => {
  await site.post('/api/v1/contact-us', ahmed);
  const { user } = await search(ahmed.email);
  await user.click(await screen.findByRole('button', { name: 'Correct' }));
  const dialog = await screen.findByRole('dialog', { name: 'Correct' });
  await user.clear(within(dialog).getByLabelText('Phone'));
  await user.type(within(dialog).getByLabelText('Name'), 'i');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByLabelText<HTMLInputElement>('Phone').validity.valueMissing).toBe(true);
  expect(site.asked).not.toContain('CorrectPerson');
});

test('BO-16 an owner who corrects what a colleague has restricted meanwhile reads so, and sees it in the list', async () => {
  const { id } = await site.post('/api/v1/contact-us', ahmed);
  const { user } = await search(ahmed.email);
  await user.click(await screen.findByRole('button', { name: 'Correct' }));
  const dialog = await screen.findByRole('dialog', { name: 'Correct' });
  const enquiries = site.store.collection<Enquiry>('enquiries');
  await enquiries.updateOne({ _id: id }, { $set: { restrictedAt: '2026-11-28T08:00:00.000Z' } });
  await user.type(within(dialog).getByLabelText('Name'), 'i');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(/restricted: it may only be stored/)).toBeTruthy();
  expect(await screen.findByText('Restricted since 28 November 2026')).toBeTruthy();
});

test('BO-16 an owner writes a request down, opens the data of the person from it, and closes it', async () => {
  await site.post('/api/v1/contact-us', ahmed);
  const { user } = await site.visitOffice('/admin/persons');
  await user.click(await screen.findByRole('button', { name: 'New request' }));
  const dialog = await screen.findByRole('dialog', { name: 'New request' });
  await user.selectOptions(within(dialog).getByLabelText('What is asked'), 'ERASURE');
  await user.type(within(dialog).getByLabelText('Email address or phone number'), ahmed.email);
  await user.click(within(dialog).getByRole('button', { name: 'Add the request' }));
  expect(await screen.findByText('Due in 30 days')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Find the data' }));
  expect(await screen.findByRole('heading', { name: '1 record found' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('1 request done')).toBeTruthy();
  expect(screen.getByText(/^No request is open/)).toBeTruthy();
});

test('BO-17 an owner changes how long data are kept, and reads which number is wrong before', async () => {
  const { user } = await site.visitOffice('/admin/persons');
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change how long data are kept' });
  const finance = within(dialog).getByLabelText('Finance applications');
  await user.clear(finance);
  await user.type(finance, '121');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(finance.getAttribute('aria-invalid')).toBe('true'));
  await user.clear(finance);
  await user.type(finance, '12');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('12 months')).toBeTruthy();
  expect(screen.getByText('The next run erases nothing.')).toBeTruthy();
});

test('BO-16 a salesperson sees no page about personal data, and is told so at its address', async () => {
  const omar = await addStaff(site.store, 'Omar', 'SALES');
  localStorage.setItem('token', tokenOf(omar));
  await site.visitOffice('/admin/persons');
  expect(await screen.findByRole('heading', { name: 'This is not open to you' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Personal data' })).toBeNull();
});

test.each([
  ['2026-11-28T19:59:59Z', 30],
  ['2026-11-28T20:00:00Z', 29],
  ['2026-12-28T19:59:59Z', 0],
  ['2026-12-28T20:00:00Z', -1],
])('BO-16 a request that is due on 28 December has at %s so many days left: %i', (now, days) => {
  expect(daysUntil('2026-12-28', Date.parse(now))).toBe(days);
});

test('BO-16 the newsletter, which knows no name, is that of the one person with its email, and of nobody where two have it', () => {
  const record = { id: '1', kind: 'ENQUIRY', reference: null, title: '', phone: null, at: '' } as const;
  const common = { ...record, restrictedAt: null, status: null };
  const named = { ...common, name: 'Sara Saleh', email: 'family@example.ae' };
  const again = { ...named, id: '2', name: ' sara  SALEH', email: 'Family@example.ae' };
  const newsletter = { ...common, kind: 'SUBSCRIPTION', name: null, email: named.email } as const;
  const alert = { ...newsletter, kind: 'SEARCH_ALERT' } as const;
  const keysOf = (records: Parameters<typeof peopleIn>[0]) => peopleIn(records).map(({ keys }) => keys);
  expect(keysOf([newsletter, named, again])).toEqual([['ENQUIRY 1', 'ENQUIRY 2', 'SUBSCRIPTION 1']]);
  const other = { ...named, id: '3', name: 'Omar Saleh' };
  expect(keysOf([newsletter, alert, named, other])).toEqual([
    ['ENQUIRY 1'],
    ['ENQUIRY 3'],
    ['SUBSCRIPTION 1', 'SEARCH_ALERT 1'],
  ]);
});
