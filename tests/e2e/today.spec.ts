import { carStore } from '../../rest/cars/carStore.ts';
import { lastRuns } from '../../rest/lastRuns/lastRuns.ts';
import { aBareCar } from '../stock/aCar.ts';
import { look, send, signIn, test } from './office.ts';
import { barriers, expect, tooWide } from './test.ts';

test('a salesman opens the back office in the yard, sees one overdue enquiry and three cars without pictures, and taps each @phone', async ({
  page,
  office,
}) => {
  await carStore(office.rest.store).saveAll(['a', 'b', 'c'].map((_id) => aBareCar({ _id })));
  const id = await send(office, '/api/v1/test-drive', 'Layla Haddad');
  office.setClock('2026-11-26T12:30:00+04:00');
  await signIn(page, office, await office.addStaff('Omar', 'SALES'));
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: /^Overdue/ })).toHaveText('Overdue1');
  // In one look.
  await expect(page.getByRole('link', { name: '3 without pictures' })).toBeInViewport();
  expect(await tooWide(page)).toBe(0);
  expect(await barriers(page)).toEqual([]);
  const due = page.getByRole('list', { name: 'Due first' }).getByRole('link', { name: /Layla Haddad/ });
  await due.tap();
  await expect(page).toHaveURL(`/admin/enquiries/${id}`);
  await expect(page.getByRole('heading', { name: 'Layla Haddad' })).toBeVisible();
  await page.goBack();
  await expect(due).toBeFocused();
  await page.getByRole('link', { name: '3 without pictures' }).tap();
  await expect(page.getByRole('list', { name: 'Cars' }).getByRole('listitem')).toHaveCount(3);
  await page.goBack();
  await page.getByRole('link', { name: /^Overdue/ }).tap();
  await expect(page.getByRole('list', { name: 'Enquiries' }).getByRole('listitem')).toHaveCount(1);
});

test('an owner reads when the last backup was made, and an enquiry that comes meanwhile is there by itself', async ({
  page,
  office,
}) => {
  const at = new Date(office.now().getTime() - 3.5 * 60 * 60 * 1000).toISOString();
  await lastRuns(office.rest.store).note({ _id: 'backup', at, counts: null });
  await signIn(page, office, await office.addStaff('Huda', 'OWNER'));
  await page.goto('/admin');
  await expect(page.getByText('The last backup was made 3 h 30 min ago.')).toBeVisible();
  await expect(page.getByText('Nobody is waiting for an answer today.')).toBeVisible();
  await send(office, '/api/v1/test-drive', 'Layla Haddad');
  await look(page);
  await expect(page.getByRole('link', { name: /Layla Haddad/ })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});
