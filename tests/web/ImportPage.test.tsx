// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type RunningSite, runSite, siteForEach } from '../servers/runSite.tsx';
import { addStaff, tokenOf } from '../servers/staff.ts';

let site: RunningSite;

siteForEach(async () => (site = await runSite()));

/** Where it goes on to is lost in the drag events of happy-dom. */
const leave = (from: Element, relatedTarget: Element) =>
  fireEvent(from, new MouseEvent('dragleave', { bubbles: true, relatedTarget }));

test('an owner sees that a file can be dropped as long as she holds it there, and that a text cannot', async () => {
  localStorage.setItem('token', tokenOf(await addStaff(site.store, 'Huda', 'OWNER')));
  await site.visitOffice('/admin/import');
  const choose = await screen.findByText('Choose a file');
  const place = choose.closest('div')!;
  const isWelcome = () => place.classList.contains('bg-accent-wash');
  const hold = (type: string) => fireEvent.dragOver(choose, { dataTransfer: { types: [type] } });

  await act(async () => hold('text/plain'));
  expect(isWelcome()).toBe(false);
  hold('Files');
  await waitFor(() => expect(isWelcome()).toBe(true));
  // She goes on to a part of the place.
  await act(async () => leave(choose, screen.getByText('or drop it here')));
  expect(isWelcome()).toBe(true);
  leave(place, document.body);
  await waitFor(() => expect(isWelcome()).toBe(false));
});
