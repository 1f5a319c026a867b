// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Car } from '../../rest/cars/car.ts';
import { clearFavourites } from '../../web/cars/actions/favourites.ts';
import { exampleOf } from '../../web/dealer/instalments.ts';
import { aBareCar, aCar } from '../stock/aCar.ts';
import { runSite } from '../servers/runSite.tsx';

let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(clearFavourites);

afterEach(async () => {
  cleanup();
  await site.close();
});

/** The card of a car in the list, and the visitor who looks at it. */
async function show(car: Car) {
  site = await runSite([car]);
  const visit = site.visit('/buy');
  const card = await screen.findByRole('article');
  return { ...visit, card, see: within(card) };
}

test('GRID-1 GRID-3 a card is named by brand, model and trim, and leads to its car', async () => {
  const { see } = await show(aCar({ _id: 'car/1' }));
  expect(see.getByRole('link', { name: 'BMW X5 xDrive40i' }).getAttribute('href')).toBe('/car/car%2F1');
});

test.each([
  [exampleOf(200_000).monthly, '20% down, 60 months'],
  [3_100, 'on its own terms: ask us'],
])('a card with AED %s a month says for what terms: %s', async (monthlyInstallment, terms) => {
  const { see } = await show(aCar({ originalPrice: 200_000, discountedPrice: null, monthlyInstallment }));
  expect(see.getByText(terms)).toBeTruthy();
});

test('GRID-2 a card shows the first picture of its car', async () => {
  const images = ['one', 'two'].map((name) => ({ _id: name, path: `photos/${name}.jpg`, filename: name }));
  const { card } = await show(aCar({ images }));
  expect(card.querySelector('img')?.getAttribute('src')).toContain('photos/one.jpg');
});

test.each([
  [['Illustration: SUV', 'Illustration: Sedan'], ['The pictures are illustrations, not photos.']],
  [['Illustration: SUV', null], ['Some pictures are illustrations, not photos.']],
  [[null, 'From the front'], []],
])('a visitor who sees pictures described as %j reads %j under the cars', async (descriptions, words) => {
  site = await runSite(
    descriptions.map((description, i) =>
      aCar({ images: [{ _id: `${i}`, path: `photos/${i}.jpg`, filename: `${i}.jpg`, description }] }),
    ),
  );
  site.visit('/buy');
  await screen.findAllByRole('article');
  expect(screen.queryAllByText(/illustrations/).map(({ textContent }) => textContent)).toEqual(words);
});

test('GRID-2 GRID-3 GRID-5 a car of which nothing is known still has a card', async () => {
  const { card, see } = await show(aBareCar());
  expect(card.querySelector('img')).toBeNull();
  expect(see.getByRole('heading').textContent).toBe('Unknown');
  expect(see.getAllByText('N/A')).toHaveLength(3);
  expect(see.getByText('Price on request')).toBeTruthy();
});

test('GRID-4 a card asks the discounted price and strikes the original one through', async () => {
  const { card, see } = await show(aCar({ originalPrice: 249_000, discountedPrice: 219_000 }));
  expect(see.getByText('AED 219,000').closest('strong')).toBeTruthy();
  expect(card.querySelector('s')?.textContent).toBe('was AED\u00a0249,000');
});

test('GRID-4 a card without a discount strikes nothing through', async () => {
  const { card, see } = await show(aCar({ originalPrice: 249_000 }));
  expect(see.getByText('AED 249,000')).toBeTruthy();
  expect(card.querySelector('s')).toBeNull();
});

test('GRID-5 a card tells mileage, year and colour', async () => {
  const { see } = await show(aCar({ mileage: 77_000, year: 2021, exteriorColor: 'Obsidian Black' }));
  expect(see.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '77,000\u00a0km',
    '2021',
    'Obsidian Black',
  ]);
});

test.each([
  [{ featured: 'yes', testDrive: 'yes' }, ['FEATURED', 'TEST DRIVE']],
  [{ featured: 'yes', testDrive: 'yes', saleStatus: 'sold' }, ['SOLD']],
  [{ featured: 'yes', saleStatus: 'reserved' }, ['RESERVED', 'FEATURED']],
])('GRID-6 a car with %o has the badges %o', async (facts, badges) => {
  const { see } = await show(aCar(facts));
  expect(
    see.queryAllByText(/^(SOLD|RESERVED|FEATURED|TEST DRIVE)$/).map(({ textContent }) => textContent),
  ).toEqual(badges);
});

test('GRID-7 values other than yes and sold raise no badge', async () => {
  const { see } = await show(aCar({ featured: 'true', testDrive: 'no', saleStatus: 'Sold' }));
  expect(see.queryByText(/SOLD|FEATURED|TEST DRIVE/)).toBeNull();
});

test('GRID-8 HDR-3 HDR-4 FAV-3 a heart saves the car without opening it, and the header counts it at once', async () => {
  const { see, user, router } = await show(aCar({ _id: 'car-1' }));
  expect(screen.getByTestId('garage-count').hidden).toBe(true);
  await user.click(see.getByRole('button', { name: /^Save to My Garage/ }));
  await waitFor(() => expect(screen.getByTestId('garage-count').hidden).toBe(false));
  expect(screen.getByTestId('garage-count').textContent).toBe('1');
  expect(router.state.location.pathname).toBe('/buy');
  const kept = JSON.parse(localStorage.getItem('favoriteCars') ?? '[]') as { _id: string; year: number }[];
  expect(kept).toMatchObject([{ _id: 'car-1', year: 2021, make: { name: 'BMW' } }]);
  await user.click(see.getByRole('button', { name: /^Remove from My Garage/ }));
  await waitFor(() => expect(screen.getByTestId('garage-count').hidden).toBe(true));
});

test('a card that a visitor is about to open asks for its car once, before the click', async () => {
  const { see, user } = await show(aCar({ description: '<p>One owner.</p>' }));
  site.asked.length = 0;
  const link = see.getByRole('link');
  await user.hover(link);
  await waitFor(() => expect(site.asked).toEqual(['CarPage']));
  await user.click(link);
  expect(await screen.findByText('One owner.')).toBeTruthy();
  expect(site.asked).toEqual(['CarPage']);
});
