// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCar, carOf } from '../stock/aCar.ts';
import { runSite } from '../servers/runSite.tsx';

let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(() => localStorage.clear());

afterEach(async () => {
  cleanup();
  await site.close();
});

const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('TD-1 TD-13 a visitor sees the cars that can be driven, and what is promised', async () => {
  site = await runSite([
    aCar({ ...carOf('BMW', 'X5'), testDrive: 'yes' }),
    aCar({ ...carOf('Audi', 'Q7'), testDrive: 'no' }),
  ]);
  site.visit('/test-drive');
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(names()).toEqual(['BMW X5']);
  const main = screen.getByRole('main').textContent;
  expect(main).toContain('Confirmed within2 hours');
  expect(main).toContain('20-30 minutes');
  await waitFor(() => expect(document.title).toBe('Book a test drive · Marsa'));
});

test('TD-1 where no car has the sign, the page says so and offers the newest', async () => {
  site = await runSite([aCar({ ...carOf('Kia', 'Rio') })]);
  site.visit('/test-drive');
  expect(await screen.findByText(/^No car is marked TEST DRIVE today\./)).toBeTruthy();
  // It is not marked either, so that a drive is asked for.
  expect(screen.getByRole('link', { name: 'Ask for a test drive: Kia Rio' })).toBeTruthy();
});

test('TD-1 where no car is for sale, the page leads to all cars', async () => {
  site = await runSite([aCar({ saleStatus: 'sold' })]);
  site.visit('/test-drive');
  expect(await screen.findByRole('heading', { name: 'No Cars Found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all cars' }).getAttribute('href')).toBe('/buy');
});

test('TD-1 where the stock cannot be reached, the page says so and asks again', async () => {
  site = await runSite([aCar({ testDrive: 'yes' })]);
  await site.stopRest();
  site.visit('/test-drive');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'No Cars Found' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('TD-1 PAG-1 seven cars are on two pages', async () => {
  site = await runSite(Array.from({ length: 7 }, () => aCar({ testDrive: 'yes' })));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { user } = site.visit('/test-drive');
  await waitFor(() => expect(names()).toHaveLength(6));
  await user.click(screen.getByRole('link', { name: 'Last page' }));
  await waitFor(() => expect(names()).toHaveLength(1));
  expect(site.asked).toEqual(['TestDrivePage']);
});

test('PAG-1 an address with its page in Arabic digits shows that page', async () => {
  site = await runSite(Array.from({ length: 7 }, () => aCar({ testDrive: 'yes' })));
  site.visit('/test-drive?page=٢');
  await waitFor(() => expect(names()).toHaveLength(1));
});

test('TD-2 a visitor chooses a car from the list: it is remembered, and its form opens', async () => {
  const [macan, x5] = [
    aCar({ ...carOf('Porsche', 'Macan'), testDrive: 'yes' }),
    aCar({ ...carOf('BMW', 'X5'), testDrive: 'yes' }),
  ];
  site = await runSite([macan, x5]);
  const { user, router } = site.visit('/test-drive');
  await user.click(await screen.findByRole('link', { name: 'Book Test Drive: Porsche Macan' }));
  expect(localStorage.getItem('carId')).toBe(macan._id);
  const chosen = await screen.findByRole('region', { name: 'Your car' });
  expect(within(chosen).getByRole('heading').textContent).toBe('Porsche Macan');
  expect(router.state.location).toMatchObject({ pathname: '/test-drive-form', search: `?car=${macan._id}` });
  // The form needs no query: the list has cached enough about the car.
  expect(site.asked).toEqual(['TestDrivePage']);
});

test('TD-2 a car that is sold cannot be chosen', async () => {
  site = await runSite([
    aCar({ ...carOf('BMW', 'X5'), testDrive: 'yes', saleStatus: 'sold' }),
    aCar({ ...carOf('Audi', 'Q7'), testDrive: 'yes' }),
  ]);
  site.visit('/test-drive');
  expect(await screen.findByRole('link', { name: 'Book Test Drive: Audi Q7' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Book Test Drive: BMW X5' })).toBeNull();
});
