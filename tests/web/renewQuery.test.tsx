// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { runSite } from '../servers/runSite.tsx';
import { aCar, carOf } from '../stock/aCar.ts';

let site: Awaited<ReturnType<typeof runSite>>;

const x5 = () => aCar({ _id: 'x5', ...carOf('BMW', 'X5'), originalPrice: 200_000 });
const q7 = () => aCar({ _id: 'q7', ...carOf('Audi', 'Q7'), originalPrice: 150_000 });

beforeEach(async () => {
  localStorage.clear();
  site = await runSite([x5(), q7()]);
});

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await site.close();
});

/** Opens the list, then the X5, and after some seconds the list again. */
async function comeBackAfter(seconds: number, meanwhile: () => Promise<unknown>) {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() });
  const { router } = site.visit('/buy');
  await screen.findByRole('link', { name: /BMW X5/ });
  await router.navigate('/car/x5');
  await screen.findByRole('heading', { level: 1, name: /BMW X5/ });
  await waitFor(() => expect(site.asked).toContain('CarPage'));
  await meanwhile();
  vi.advanceTimersByTime(seconds * 1000);
  site.asked.length = 0;
  await router.navigate('/buy');
  await screen.findByRole('link', { name: /BMW X5/ });
  return router;
}

const priced = async () => carStore(site.store).save({ ...x5(), originalPrice: 180_000 });

test('a visitor who comes back to a list after a minute reads the prices of today, without waiting', async () => {
  await comeBackAfter(90, priced);
  expect(await screen.findByText('AED 180,000')).toBeTruthy();
  expect(site.asked).toEqual(['BuyPage']);
});

test('a visitor who comes back to a list at once sees what was there', async () => {
  await comeBackAfter(5, priced);
  expect(screen.getByText('AED 200,000')).toBeTruthy();
  expect(site.asked).toEqual([]);
});

test('a visitor who comes back to a car that was withdrawn reads so, and finds it in no list', async () => {
  const router = await comeBackAfter(90, async () => carStore(site.store).withdraw('x5'));
  await router.navigate('/car/x5');
  expect(await screen.findByText('This car is no longer for sale')).toBeTruthy();
  await router.navigate('/buy');
  await screen.findByRole('link', { name: /Audi Q7/ });
  expect(screen.queryByRole('link', { name: /BMW X5/ })).toBeNull();
});
