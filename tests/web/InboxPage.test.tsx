// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filledForms } from '../forms/filledForms.ts';
import { runSite } from '../servers/runSite.tsx';
import { addStaff, tokenOf } from '../servers/staff.ts';

let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(async () => {
  localStorage.clear();
  site = await runSite();
  const omar = await addStaff(site.store, 'Omar', 'SALES');
  localStorage.setItem('token', tokenOf(omar));
});
afterEach(async () => {
  cleanup();
  await site.close();
});

/** A visitor sends a message; gives the id of the enquiry. */
async function send(firstName: string) {
  return (await site.post('/api/v1/contact-us', { ...filledForms['/api/v1/contact-us'], firstName })).id;
}
/** He looks at another tab, or comes back. */
async function look(where: 'away' | 'here') {
  Object.defineProperty(document, 'hidden', { configurable: true, value: where === 'away' });
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}
const names = () =>
  within(screen.getByRole('list', { name: 'Enquiries' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('link')[0]?.querySelector('bdi')?.textContent);

test('a salesman who searches keeps the focus and every letter while the list follows, and Back brings the search before', async () => {
  for (const name of ['Mariam', 'Khalid']) await send(name);
  const { user, router } = await site.visitOffice('/admin/enquiries');
  const box = await screen.findByRole('searchbox', { name: 'Search' });
  await user.type(box, 'mar');
  await waitFor(() => expect(router.state.location.search).toBe('?q=mar'));
  await waitFor(() => expect(names()).toEqual(['Mariam Saleh']));
  await user.type(box, 'iam');
  await waitFor(() => expect(router.state.location.search).toBe('?q=mariam'));
  expect(document.activeElement).toBe(box);
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'mariam');
  await user.click(screen.getByRole('link', { name: /^All open/ }));
  await waitFor(() => expect(box).toHaveProperty('value', ''));
  await waitFor(() => expect(names()).toHaveLength(2));
  await user.click(box);
  await router.navigate(-1);
  await waitFor(() => expect(box).toHaveProperty('value', 'mariam'));
  await waitFor(() => expect(names()).toEqual(['Mariam Saleh']));
});

test('a salesman loads the next part of a long list below what he reads, and reads so where it cannot be loaded', async () => {
  for (let i = 0; i < 31; i += 1) await send(`Visitor ${i}`);
  const { user } = await site.visitOffice('/admin/enquiries');
  const more = await screen.findByRole('button', { name: 'Show more' });
  const first = screen.getByRole('list', { name: 'Enquiries' });
  expect(names()).toHaveLength(30);
  const sessions = site.store.collection<{ _id: string; role: string }>('admins');
  await sessions.updateOne({}, { $set: { role: 'VIEWER' } });
  await user.click(more);
  expect(await screen.findByText('More could not be loaded. Try again in a moment.')).toBeTruthy();
  expect(names()).toHaveLength(30);
  await sessions.updateOne({}, { $set: { role: 'SALES' } });
  await user.click(more);
  await waitFor(() => expect(names()).toHaveLength(31));
  expect(screen.getByRole('list', { name: 'Enquiries' })).toBe(first);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a salesman who has finished the last enquiry of a view comes back to the sentence for an empty one', async () => {
  const id = await send('Mariam');
  const { user, router } = await site.visitOffice('/admin/enquiries');
  await user.click(await screen.findByRole('link', { name: /^Mariam/ }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByLabelText('Status')).toHaveProperty('value', 'CLOSED'));
  expect(router.state.location.pathname).toBe(`/admin/enquiries/${id}`);
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('heading', { name: 'Every enquiry is answered and closed' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Enquiries' })).toBeNull();
});

test('a salesman who lets new enquiries into the list keeps his place in it, and the keys go on from there', async () => {
  await send('Mariam');
  const { user } = await site.visitOffice('/admin/enquiries');
  const row = await screen.findByRole('link', { name: /^Mariam/ });
  await look('away');
  await send('Khalid');
  const before = site.asked.length;
  await look('here');
  await waitFor(() => expect(site.asked.slice(before)).toContain('InboxChanges'));
  const fresh = await screen.findByRole('button', { name: '1 new' });
  await user.click(fresh);
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(screen.getByRole('link', { name: /^Mariam/ })).toBe(row);
  await waitFor(() => expect(screen.queryByRole('button', { name: '1 new' })).toBeNull());
  expect(document.activeElement?.contains(row)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  await user.keyboard('j');
  expect(document.activeElement).toHaveProperty('dataset.record');
});

test('a salesman who lets in what does not belong to his view is told of it once', async () => {
  const { user } = await site.visitOffice('/admin/enquiries?view=MINE');
  await screen.findByRole('link', { name: /^Mine/ });
  await look('away');
  await send('Khalid');
  await look('here');
  await user.click(await screen.findByRole('button', { name: '1 new' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '1 new' })).toBeNull());
  await look('away');
  await send('Olga');
  await look('here');
  await screen.findByRole('link', { name: 'All open 2' });
  expect(await screen.findByRole('button', { name: '1 new' })).toBeTruthy();
});

test('a salesman who comes back to a view that he has read before is told what has come meanwhile', async () => {
  await send('Mariam');
  const { user } = await site.visitOffice('/admin/enquiries');
  await screen.findByRole('link', { name: /^Mariam/ });
  await user.click(screen.getByRole('link', { name: /^Mine/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Mariam/ })).toBeNull());
  await send('Khalid');
  await user.click(screen.getByRole('link', { name: /^All open/ }));
  await screen.findByRole('link', { name: /^Mariam/ });
  expect(await screen.findByRole('button', { name: '1 new' })).toBeTruthy();
  expect(names()).toEqual(['Mariam Saleh']);
});
