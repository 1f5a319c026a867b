// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import type { Role } from '../../rest/admin/role.ts';
import { bulkStore } from '../../rest/stock/bulk/bulkStore.ts';
import { runSite } from '../servers/runSite.tsx';
import { addStaff, tokenOf } from '../servers/staff.ts';
import { aBareCar, aCar, carOf } from '../stock/aCar.ts';
import { underWay } from '../../web/admin/cars/bulk/underWay.ts';

let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(async () => {
  localStorage.clear();
  site = await runSite([
    aCar({ _id: 'x5', stockNumber: 'S-1001' }),
    aCar({ _id: 'q7', stockNumber: 'S-1002', ...carOf('Audi', 'Q7'), originalPrice: 150_000 }),
    aBareCar({ _id: 'bare', title: 'Something old', stockNumber: 'S-2002' }),
  ]);
});
afterEach(async () => {
  cleanup();
  await site.close();
});

/** Signs somebody in and opens a page of the stock. */
async function open(role: Role, path = '/admin/cars') {
  localStorage.setItem('token', tokenOf(await addStaff(site.store, 'Omar', role)));
  return site.visitOffice(path);
}
const rows = () => within(screen.getByRole('list', { name: 'Cars' })).getAllByRole('listitem');
const names = () => rows().map((row) => within(row).getByRole('link').textContent);
const statusOf = (name: string) => screen.getByRole('button', { name: new RegExp(`status of .*${name}`) });

test('a salesman finds a car by its stock number, and Back brings the whole list again', async () => {
  const { user, router } = await open('SALES');
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 's-1002');
  await waitFor(() => expect(names()).toEqual(['Audi Q7']));
  expect(router.state.location.search).toBe('?q=s-1002');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('link', { name: /^Withdrawn/ }));
  expect(await screen.findByRole('heading', { name: 'No car is withdrawn' })).toBeTruthy();
  await router.navigate(-1);
  await waitFor(() => expect(names()).toEqual(['Audi Q7']));
});

test('an editor sees how many cars lack what, and by a tap which', async () => {
  const { user } = await open('EDITOR');
  await user.click(await screen.findByRole('link', { name: '1 without pictures' }));
  await waitFor(() => expect(names()).toEqual(['Something old']));
  expect(rows()[0]?.textContent).toContain('No price');
  expect(screen.queryByRole('link', { name: /differ/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: '1 without pictures' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
});

test('a salesman reserves a car by two taps, sees it at once, and takes it back', async () => {
  const { user } = await open('SALES');
  await screen.findByRole('list', { name: 'Cars' });
  await user.click(statusOf('X5'));
  const dialog = await screen.findByRole('dialog', { name: /BMW X5/ });
  await user.click(within(dialog).getByRole('button', { name: /^Reserved/ }));
  expect(statusOf('X5').textContent).toBe('Reserved');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(statusOf('X5').textContent).toBe('Available'));
  await waitFor(async () => expect((await carStore(site.store).byId('x5'))?.saleStatus).toBe('available'));
});

test('a salesman whose change comes too late sees the status that somebody else has set, and why his was not', async () => {
  const { user } = await open('SALES');
  await screen.findByRole('list', { name: 'Cars' });
  await carStore(site.store).change(['x5'], ({ listed }) => listed && { ...listed, saleStatus: 'sold' });
  await user.click(statusOf('X5'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Reserved/ }));
  expect(await screen.findByText(/Somebody has changed this car meanwhile/)).toBeTruthy();
  expect(statusOf('X5').textContent).toBe('Sold');
  expect((await carStore(site.store).byId('x5'))?.saleStatus).toBe('sold');
});

test('a salesman is offered no other status before the one that he has chosen is stored', async () => {
  const { user } = await open('SALES');
  await screen.findByRole('list', { name: 'Cars' });
  const release = site.hold('SetSaleStatus');
  await user.click(statusOf('X5'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Reserved/ }));
  await waitFor(() => expect(site.asked).toContain('SetSaleStatus'));
  await user.click(statusOf('X5'));
  expect(screen.queryByRole('dialog')).toBeNull();
  release();
  await waitFor(() => expect(statusOf('X5').getAttribute('aria-disabled')).toBe('false'));
  await user.click(statusOf('X5'));
  expect(await screen.findByRole('dialog', { name: /BMW X5/ })).toBeTruthy();
});

test('an editor whose bulk change ends keeps the rows before her, and sees them as they are now', async () => {
  await open('EDITOR');
  await screen.findByRole('list', { name: 'Cars' });
  await carStore(site.store).change(['x5'], ({ listed }) => listed && { ...listed, saleStatus: 'sold' });
  const bulk = bulkStore(site.store, () => new Date());
  const action = { kind: 'saleStatus', saleStatus: 'sold' } as const;
  const change = await bulk.add({ action, by: 'Omar', samples: [], refused: 0, refusedCars: [] }, []);
  await bulk.write(change, { state: 'done', changed: 1, finishedAt: change.createdAt });
  const release = site.hold('StockPage');
  site.asked.length = 0;
  act(() => underWay.set(change._id));
  expect(await screen.findByText('1 car is changed.')).toBeTruthy();
  await waitFor(() => expect(site.asked).toContain('StockPage'));
  expect(statusOf('X5').textContent).toBe('Available');
  release();
  await waitFor(() => expect(statusOf('X5').textContent).toBe('Sold'));
});

test('a viewer reads the stock and has nothing to change it with', async () => {
  await open('VIEWER');
  await screen.findByRole('list', { name: 'Cars' });
  expect(screen.queryByRole('button', { name: /status of/ })).toBeNull();
  expect(rows()[1]?.textContent).toContain('Available');
});

test('somebody whose filters match nothing reads so, and clears them', async () => {
  const { user, router } = await open('EDITOR', '/admin/cars?q=Bugatti&sort=NAME');
  expect(await screen.findByRole('heading', { name: 'No car matches' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Clear the filters' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(router.state.location.search).toBe('');
});
