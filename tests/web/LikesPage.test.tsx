// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetCars, rememberCar } from '../../web/cars/recent/recentCars.ts';
import {
  addFavourite,
  clearFavourites,
  readFavourites,
  refreshFavourite,
} from '../../web/cars/actions/favourites.ts';
import { aCar, carOf } from '../stock/aCar.ts';
import { mockIntersectionObserver } from '../browser/mockIntersectionObserver.ts';
import { runSite } from '../servers/runSite.tsx';

let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(() => {
  clearFavourites();
  forgetCars();
});

afterEach(async () => {
  vi.unstubAllGlobals();
  cleanup();
  await site.close();
});

/** Saves the first `count` cars of the list, then opens My Garage. */
async function save(count: number) {
  const visit = site.visit('/buy');
  await screen.findAllByRole('article');
  for (const heart of screen.getAllByRole('button', { name: /^Save to My Garage/ }).slice(0, count)) {
    await visit.user.click(heart);
  }
  await visit.router.navigate('/likes');
  return visit;
}

test('LIKE-1 My Garage counts one car and many', async () => {
  site = await runSite([aCar(), aCar(), aCar()]);
  const { user } = await save(2);
  expect(await screen.findByText('You have 2 cars saved')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await user.click(screen.getAllByRole('button', { name: /^Remove from My Garage/ })[0]!);
  expect(await screen.findByText('You have 1 car saved')).toBeTruthy();
});

test('LIKE-2 an empty garage leads to the cars', async () => {
  site = await runSite();
  site.visit('/likes');
  const link = await screen.findByRole('link', { name: 'Browse Cars' });
  expect(link.getAttribute('href')).toBe('/buy');
});

test('a saved car shows what the stock says today, and the device keeps that', async () => {
  const car = aCar({ originalPrice: 200_000 });
  site = await runSite([car]);
  addFavourite({ _id: car._id, originalPrice: 150_000, manufacturer: { id: 'x', name: 'BMW' } });
  site.visit('/likes');
  await waitFor(() => expect(within(screen.getByRole('article')).getByText('AED 200,000')).toBeTruthy());
  await waitFor(() => expect(localStorage.getItem('favoriteCars')).toContain('200000'));
});

/** Saves a car on the device; `more`: further facts that were saved with it. */
const savedAs = (_id: string, more: object = {}) =>
  addFavourite({ _id, manufacturer: { id: 'bmw', name: 'BMW' }, sold: false, ...more });
const card = () => within(screen.getByRole('article'));
/** The words of a card, with plain spaces. */
const words = () => screen.getByRole('article').textContent?.replaceAll('\u00a0', ' ');

test('a car that was sold since it was saved says SOLD, whatever the device had kept', async () => {
  const car = aCar({ saleStatus: 'sold', featured: 'yes', originalPrice: 180_000 });
  site = await runSite([car]);
  savedAs(car._id, { featured: true, originalPrice: 200_000, savedPrice: 200_000 });
  site.visit('/likes');
  expect(await screen.findByText('SOLD')).toBeTruthy();
  expect(card().queryByText('FEATURED')).toBeNull();
  expect(words()).not.toContain('AED 200,000');
  await waitFor(() => expect(readFavourites()).toMatchObject([{ sold: true, savedPrice: 200_000 }]));
});

test.each([
  ['dearer', 185_000],
  ['cheaper', 215_000],
])('a car that got %s shows what it cost when it was saved and what it costs now', async (_how, was) => {
  const car = aCar({ originalPrice: 230_000, discountedPrice: 200_000 });
  site = await runSite([car]);
  savedAs(car._id, { savedPrice: was });
  site.visit('/likes');
  const now = `AED ${was.toLocaleString('en-AE')}`;
  expect((await screen.findByText(now)).closest('s')?.textContent).toMatch(/^when you saved it AED/);
  expect(card().getByText('AED 200,000').closest('strong')?.textContent).toMatch(/^now AED/);
  expect(words()).not.toContain('AED 230,000');
});

test('what a car cost when it was saved stays, whatever the device learns later', async () => {
  const car = aCar({ originalPrice: 200_000 });
  site = await runSite([car]);
  const { user } = site.visit('/buy');
  await user.click(await screen.findByRole('button', { name: /^Save to My Garage/ }));
  expect(readFavourites()).toMatchObject([{ originalPrice: 200_000, savedPrice: 200_000 }]);
  const { savedPrice: _known, ...dearer } = { ...readFavourites()[0]!, originalPrice: 210_000 };
  for (const fresh of [dearer, { ...dearer, originalPrice: 190_000, savedPrice: 190_000 }]) {
    refreshFavourite(fresh);
    expect(readFavourites()).toMatchObject([{ originalPrice: fresh.originalPrice, savedPrice: 200_000 }]);
  }
});

test('a car saved before prices were kept is compared with the price that the device knew', async () => {
  const car = aCar({ originalPrice: 200_000 });
  site = await runSite([car]);
  savedAs(car._id, { originalPrice: 240_000, discountedPrice: 220_000 });
  site.visit('/likes');
  expect((await screen.findByText('AED 200,000')).closest('strong')).toBeTruthy();
  expect(screen.getByText('AED 220,000').closest('s')).toBeTruthy();
  await waitFor(() =>
    expect(readFavourites()).toMatchObject([{ originalPrice: 200_000, savedPrice: 220_000 }]),
  );
});

test('a car of which the device knew no price claims no change', async () => {
  const car = aCar({ originalPrice: 200_000 });
  site = await runSite([car]);
  savedAs(car._id);
  site.visit('/likes');
  expect(await screen.findByText('AED 200,000')).toBeTruthy();
  expect(screen.getByRole('article').querySelector('s')).toBeNull();
});

test('a car that is no longer listed says so, leads nowhere, and is taken out by its heart', async () => {
  const car = aCar(carOf('Audi', 'Q7'));
  site = await runSite([car]);
  savedAs('gone', { originalPrice: 150_000 });
  savedAs(car._id);
  const { user } = site.visit('/likes');
  const note = await screen.findByText('No longer listed');
  const gone = within(note.closest('article')!);
  expect(gone.getByRole('heading', { name: 'BMW' })).toBeTruthy();
  expect(gone.queryByRole('link')).toBeNull();
  expect(gone.queryByText('AED 150,000')).toBeNull();
  await user.click(gone.getByRole('button', { name: 'Remove from My Garage: BMW' }));
  expect(await screen.findByText('You have 1 car saved')).toBeTruthy();
  expect(card().getByRole('link', { name: 'Audi Q7' })).toBeTruthy();
  expect(site.asked).toEqual(['LikesPage']);
});

test('a car that is saved on the page is asked for alone, and the others stay as they were found', async () => {
  const scrollDown = mockIntersectionObserver();
  const car = aCar(carOf('Audi', 'Q7'));
  const other = aCar();
  site = await runSite([car, other]);
  savedAs('gone');
  for (const { _id } of [car, other]) rememberCar(_id);
  const { user } = site.visit('/likes');
  await screen.findByText('No longer listed');
  scrollDown();
  await user.click(await screen.findByRole('button', { name: 'Save to My Garage: Audi Q7' }));
  expect(screen.getAllByText('No longer listed')).toHaveLength(1);
  await waitFor(() => expect(site.asked).toEqual(['LikesPage', 'RecentlyViewed', 'LikesPage']));
  expect(screen.getAllByText('No longer listed')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Audi Q7' })).toBeTruthy();
});

test('where the stock cannot be reached the saved cars are shown as they were, and nothing is claimed', async () => {
  site = await runSite();
  savedAs('car-1', { originalPrice: 150_000, savedPrice: 150_000 });
  await site.stopRest();
  site.visit('/likes');
  expect(await screen.findByText('AED 150,000')).toBeTruthy();
  await waitFor(() => expect(site.asked).toEqual(['LikesPage']));
  expect(screen.queryByText('No longer listed')).toBeNull();
  expect(card().getByRole('link', { name: 'BMW' }).getAttribute('href')).toBe('/car/car-1');
});

test('whatever page shows a saved car brings what the device keeps up to date', async () => {
  const car = aCar({ saleStatus: 'sold', originalPrice: 180_000 });
  site = await runSite([car]);
  savedAs(car._id, { savedPrice: 200_000 });
  site.visit('/buy');
  await screen.findByRole('article');
  await waitFor(() =>
    expect(readFavourites()).toMatchObject([
      { _id: car._id, sold: true, originalPrice: 180_000, year: 2021, savedPrice: 200_000 },
    ]),
  );
  expect(site.asked).toEqual(['BuyPage']);
});

test('more saved cars than can be asked for at once are all brought up to date', async () => {
  const cars = Array.from({ length: 60 }, () => aCar());
  site = await runSite(cars);
  for (const { _id } of cars) savedAs(_id);
  site.visit('/likes');
  await waitFor(() => expect(screen.getAllByText('AED 200,000')).toHaveLength(60));
  expect(site.asked).toEqual(['LikesPage', 'LikesPage']);
});

test('a visitor whose browser keeps nothing reads how long the saved cars stay', async () => {
  const car = aCar({});
  site = await runSite([car]);
  vi.stubGlobal('localStorage', undefined);
  savedAs(car._id);
  site.visit('/likes');
  expect(await screen.findByText(/does not allow us to save these cars/)).toBeTruthy();
  clearFavourites();
  await waitFor(() => expect(screen.queryByText(/does not allow us to save/)).toBeNull());
});
