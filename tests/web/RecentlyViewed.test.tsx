// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addFavourite, clearFavourites } from '../../web/cars/actions/favourites.ts';
import { forgetCars, rememberCar } from '../../web/cars/recent/recentCars.ts';
import type { Car } from '../../rest/cars/car.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { aBareCar, aCar, carOf } from '../stock/aCar.ts';
import { mockIntersectionObserver } from '../browser/mockIntersectionObserver.ts';
import { runSite } from '../servers/runSite.tsx';

let site: Awaited<ReturnType<typeof runSite>>;
let scrollDown: () => void;

beforeEach(() => {
  clearFavourites();
  forgetCars();
  scrollDown = mockIntersectionObserver();
});

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await site.close();
});

const kept = () => JSON.parse(localStorage.getItem('recentCars') ?? 'null') as unknown;
const section = () => screen.queryByRole('region', { name: 'Recently viewed' });
/** Names of the cars in the section, in its order. */
const names = () =>
  within(section()!)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

/** A car that is similar to no other, so that its page shows no similar cars. */
const loner = (title: string) => aBareCar({ title });

/** Opens the page of the first car on a device that has opened the others before, the second one last. */
async function open([car, ...others]: [Car, ...Car[]], gone: string[] = []) {
  site = await runSite([car, ...others]);
  for (const id of [...others.map(({ _id }) => _id), ...gone].toReversed()) rememberCar(id);
  const visit = site.visit(`/car/${car._id}`);
  await screen.findByText(car.title ?? '');
  return visit;
}

test('a visitor finds the cars opened before, the last one first, and never the car itself', async () => {
  const car = loner('The third');
  await open([car, aCar({ ...carOf('Audi', 'Q7') }), aCar({ ...carOf('Tesla', 'Model 3') })]);
  scrollDown();
  await waitFor(() => expect(names()).toEqual(['Audi Q7', 'Tesla Model 3']));
  expect(kept()).toHaveLength(3);
  expect(kept()).toEqual([car._id, expect.any(String), expect.any(String)]);
});

test('nothing is asked for until the visitor comes near, then once', async () => {
  await open([loner('The second'), aCar()]);
  expect(names()).toEqual([]);
  expect(section()?.getAttribute('aria-busy')).toBe('true');
  expect(site.asked).toEqual(['CarPage']);
  scrollDown();
  await waitFor(() => expect(names()).toEqual(['BMW X5 xDrive40i']));
  expect(section()?.getAttribute('aria-busy')).toBe('false');
  expect(site.asked).toEqual(['CarPage', 'RecentlyViewed']);
});

test('cars that this visit has shown are not asked for again, nor on the way back', async () => {
  const [first, second] = [loner('The first'), loner('The second')];
  const { router } = await open([first]);
  await carStore(site.store).save(second);
  await router.navigate(`/car/${second._id}`);
  await screen.findByText('The second');
  scrollDown();
  expect(names()).toEqual(['Unknown']);
  await router.navigate(-1);
  await screen.findByText('The first');
  scrollDown();
  expect(names()).toEqual(['Unknown']);
  expect(site.asked).toEqual(['CarPage', 'CarPage']);
});

test('a car that is no longer listed vanishes, from the page and from the device', async () => {
  await open([loner('The second'), aCar()], ['gone']);
  expect(kept()).toContain('gone');
  scrollDown();
  await waitFor(() => expect(kept()).not.toContain('gone'));
  expect(names()).toEqual(['BMW X5 xDrive40i']);
  expect(site.asked).toEqual(['CarPage', 'RecentlyViewed']);
});

test('where the cars cannot be reached the section goes, and the device still knows them', async () => {
  const other = aCar();
  await open([loner('The second'), other]);
  await site.stopRest();
  scrollDown();
  await waitFor(() => expect(section()).toBeNull());
  expect(kept()).toContain(other._id);
});

test('a visitor clears the list', async () => {
  const { user } = await open([loner('The second'), aCar()]);
  await user.click(screen.getByRole('button', { name: 'Clear the recently viewed cars' }));
  expect(section()).toBeNull();
  expect(kept()).toEqual([]);
  expect(await screen.findByText('Recently viewed is empty now.')).toBeTruthy();
});

test('the last eight cars are kept, each once', async () => {
  site = await runSite();
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c']) rememberCar(id);
  expect(kept()).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
});

test('My Garage shows the cars opened before that are not saved', async () => {
  const [saved, other] = [aCar({ ...carOf('Audi', 'Q7') }), aCar({ ...carOf('Tesla', 'Model 3') })];
  site = await runSite([saved, other]);
  addFavourite({ _id: saved._id });
  rememberCar(saved._id);
  rememberCar(other._id);
  const { user } = site.visit('/likes');
  await screen.findByText('You have 1 car saved');
  scrollDown();
  await waitFor(() => expect(names()).toEqual(['Tesla Model 3']));
  await user.click(within(section()!).getByRole('button', { name: /^Save to My Garage/ }));
  expect(await screen.findByText('You have 2 cars saved')).toBeTruthy();
  expect(section()).toBeNull();
});

test('a car page that does not exist is not remembered', async () => {
  site = await runSite();
  site.visit('/car/nobody');
  await screen.findByRole('heading', { name: 'This page does not exist' });
  expect(localStorage.getItem('recentCars')).toBe('[]');
});
