// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetCars } from '../../web/cars/recent/recentCars.ts';
import { aBareCar, aCar, carOf } from '../stock/aCar.ts';
import { faultyOrigin, faults, json } from '../origins/faultyOrigin.ts';
import { runSite } from '../servers/runSite.tsx';

let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(() => forgetCars());

afterEach(async () => {
  cleanup();
  await site.close();
});

/** Names of the cars in the section, in its order. */
async function similar() {
  const section = await screen.findByRole('region', { name: 'Similar cars' });
  return within(section)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
}

test('a buyer sees similar cars below a car, the closest first, without a second request', async () => {
  const car = aCar();
  site = await runSite([
    car,
    aCar({ ...carOf('BMW', 'X3') }),
    aCar({ ...carOf('Audi', 'Q7') }),
    aCar({ ...carOf('BMW', 'X6'), saleStatus: 'sold' }),
    aCar({ ...carOf('Tesla', 'Model 3'), bodyType: 'Sedan' }),
  ]);
  site.visit(`/car/${car._id}`);
  expect(await similar()).toEqual(['BMW X3', 'Audi Q7']);
  expect(site.asked).toEqual(['CarPage']);
});

test('CAR-19 a buyer opens a similar car, is shown its top, and goes back without a request', async () => {
  const [car, other] = [aCar({ title: 'The first' }), aCar({ title: 'The second', ...carOf('Audi', 'Q7') })];
  site = await runSite([car, other]);
  const { user, router } = site.visit(`/car/${car._id}`);
  await similar();
  const scrollTo = vi.spyOn(window, 'scrollTo');
  await user.click(screen.getByRole('link', { name: 'Audi Q7' }));
  expect(await screen.findByText('The second')).toBeTruthy();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(await similar()).toEqual(['BMW X5 xDrive40i']);
  expect(site.asked).toEqual(['CarPage', 'CarPage']);
  await router.navigate(-1);
  expect(await screen.findByText('The first')).toBeTruthy();
  expect(await similar()).toEqual(['Audi Q7']);
  expect(site.asked).toEqual(['CarPage', 'CarPage']);
});

test('a car that is like no other has no such section', async () => {
  const car = aBareCar();
  site = await runSite([car, aCar()]);
  site.visit(`/car/${car._id}`);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: 'Similar cars' })).toBeNull();
});

test.each([404, 500])(
  'a car is shown whole, also when it is opened from a list, where similar ones cannot be reached (%i)',
  async (status) => {
    const origin = await faultyOrigin();
    const car = aCar({ title: 'The first' });
    origin.on('/api/v1/cars/featured', json([car]));
    origin.on(`/api/v1/car/${car._id}`, json(car));
    origin.on('/api/v1/cars/filter', faults.status(status));
    site = await runSite([], { restUrl: origin.url });
    const whole = async () => {
      expect(await screen.findByText('The first')).toBeTruthy();
      expect(screen.getByRole('heading', { name: 'Description' })).toBeTruthy();
      expect(screen.queryByRole('heading', { name: 'Similar cars' })).toBeNull();
      // What another file of this process has shown in a toast may still be beside the page.
      expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
    };
    site.visit(`/car/${car._id}`);
    await whole();
    cleanup();
    const { user } = site.visit('/');
    await user.click(await screen.findByRole('link', { name: 'BMW X5 xDrive40i' }));
    await whole();
    await origin.close();
  },
);
