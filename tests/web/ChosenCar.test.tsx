// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aCar, carOf } from '../stock/aCar.ts';
import { fillPurchase } from '../forms/fillBooking.ts';
import { runSite } from '../servers/runSite.tsx';

let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(() => localStorage.clear());

afterEach(async () => {
  cleanup();
  await site.close();
});

const x5 = () => aCar({ _id: 'x5', ...carOf('BMW', 'X5'), originalPrice: 200_000 });
const q7 = () => aCar({ _id: 'q7', ...carOf('Audi', 'Q7') });
const region = () => screen.findByRole('region', { name: 'Your car' });
const heading = async () => within(await region()).getByRole('heading').textContent;

test.each(['/test-drive-form', '/buy-now-form'])('on %s the address wins over the device', async (path) => {
  site = await runSite([x5(), q7()]);
  localStorage.setItem('carId', 'q7');
  site.visit(`${path}?car=x5`);
  expect(await heading()).toBe('BMW X5');
  expect(within(await region()).getByText('AED 200,000')).toBeTruthy();
});

test('without a car in the address, the one that the device keeps is shown', async () => {
  site = await runSite([x5(), q7()]);
  localStorage.setItem('carId', 'q7');
  site.visit('/buy-now-form');
  expect(await heading()).toBe('Audi Q7');
});

test('a choice that is made in another tab is followed, and what was typed stays', async () => {
  site = await runSite([x5(), q7()]);
  localStorage.setItem('carId', 'q7');
  const { user } = site.visit('/buy-now-form');
  await fillPurchase(user);
  localStorage.setItem('carId', 'x5');
  window.dispatchEvent(new StorageEvent('storage', { key: 'carId', newValue: 'x5' }));
  await waitFor(async () => expect(await heading()).toBe('BMW X5'));
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Omar');
});

test('without any car the form says so and leads to the cars', async () => {
  site = await runSite([x5()]);
  site.visit('/buy-now-form');
  expect(await heading()).toBe('No car chosen yet');
  expect(
    within(await region())
      .getByRole('link', { name: 'Choose a car' })
      .getAttribute('href'),
  ).toBe('/buy');
});

test('a car that is sold is said to be', async () => {
  site = await runSite([{ ...x5(), saleStatus: 'sold' }]);
  site.visit('/buy-now-form?car=x5');
  expect(within(await region()).getByText('This car is sold.')).toBeTruthy();
});

test('a car that is gone is said to be', async () => {
  site = await runSite([x5()]);
  site.visit('/test-drive-form?car=nobody');
  expect(await heading()).toBe('This car is no longer listed');
  expect(
    within(await region())
      .getByRole('link', { name: 'Choose another car' })
      .getAttribute('href'),
  ).toBe('/test-drive');
});

test('a car that cannot be reached can be asked for again, and the form stays', async () => {
  site = await runSite([x5()]);
  await site.stopRest();
  site.visit('/buy-now-form?car=x5');
  expect(await heading()).toBe('Your car cannot be shown right now');
  expect(within(await region()).getByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(screen.getByLabelText('First name')).toBeTruthy();
});
