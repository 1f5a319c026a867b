// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Car } from '../../rest/cars/car.ts';
import { keepCompared, readCompared } from '../../web/cars/actions/comparedCars.ts';
import { aBareCar, aCar, carOf } from '../stock/aCar.ts';
import { faultyOrigin, json } from '../origins/faultyOrigin.ts';
import { runSite } from '../servers/runSite.tsx';

let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(() => keepCompared([]));

afterEach(async () => {
  cleanup();
  await site.close();
});

const x5 = (overrides: Partial<Car> = {}) => aCar({ _id: 'x5', ...carOf('BMW', 'X5'), ...overrides });
const q7 = (overrides: Partial<Car> = {}) =>
  aCar({ _id: 'q7', ...carOf('Audi', 'Q7'), year: 2020, originalPrice: 180_000, ...overrides });

/** Opens the page with the cars of this stock. */
async function compare(cars: Car[], ids = cars.map(({ _id }) => _id).join()) {
  site = await runSite(cars);
  return site.visit(`/compare?cars=${ids}`);
}

/** The values of the table row with this name. */
async function row(name: RegExp) {
  const found = await screen.findByRole('row', { name });
  return within(found)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}
/** Presses a button after which React waits for something: the cars of another address, or the code of toasts. */
const press = (button: HTMLElement) => act(async () => button.click());
const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('two cars stand side by side under their names, each with its price and what it has', async () => {
  await compare([
    x5({ discountedPrice: 190_000, specifications: { 'Panoramic roof': true, 'Tow bar': true } }),
    q7({ specifications: { 'Panoramic roof': true, 'Tow bar': false } }),
  ]);
  const table = await screen.findByRole('table', { name: 'The cars side by side' });
  const names = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Car', 'BMW X5', 'Audi Q7']);
  expect(screen.getByRole('link', { name: 'BMW X5' }).getAttribute('href')).toBe('/car/x5');
  expect(await row(/^Price/)).toEqual(['AED\u00a0190,000was AED\u00a0200,000', 'AED\u00a0180,000']);
  expect(await row(/^Year/)).toEqual(['2021', '2020']);
  expect(await row(/^Tow bar/)).toEqual(['Yes', 'No']);
  expect(site.asked).toEqual(['ComparePage']);
});

test('what differs is marked in words, and a switch leaves only that', async () => {
  const { user } = await compare([x5(), q7({ originalPrice: 200_000 })]);
  await screen.findByRole('table');
  expect(rowNames()).toEqual(expect.arrayContaining(['Year\u00a0differs', 'Mileage', 'Panoramic roof']));
  expect(screen.getByText('1 of 29 rows differ')).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: 'Only differences' }));
  expect(rowNames()).toEqual(['Picture', 'Price', 'Test drive', 'Specification', 'Year\u00a0differs']);
  await user.click(screen.getByRole('switch', { name: 'Only differences' }));
  expect(rowNames()).toContain('Mileage');
});

test('cars that do not differ say so in the place of rows', async () => {
  const { user } = await compare([x5(), x5({ _id: 'twin' })]);
  await user.click(await screen.findByRole('switch', { name: 'Only differences' }));
  expect(rowNames()).toEqual(['Picture', 'Price', 'Test drive']);
  expect(screen.getByText('As far as we know, these cars are the same.')).toBeTruthy();
});

test('a car of which nothing is known still has a column, and a sold one no test drive', async () => {
  await compare([aBareCar({ _id: 'bare', saleStatus: 'sold' }), x5({ specifications: null })]);
  expect(await row(/^Price/)).toEqual(['Price on request', 'AED\u00a0200,000']);
  expect(await row(/^Engine/)).toEqual(['–Not stated', '3.0 L I6']);
  expect(await row(/^Test drive/)).toEqual(['This car is sold.', 'Ask for a test drive']);
  expect(screen.getByText('SOLD')).toBeTruthy();
  const links = screen.getAllByRole('link', { name: /^Ask for a test drive/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/test-drive-form?car=x5']);
});

test('a visitor removes a column: the address, the choice and the page follow, and nothing is asked', async () => {
  keepCompared(['x5', 'q7', 'gle']);
  const { router } = await compare([x5(), q7(), aCar({ _id: 'gle', ...carOf('Mercedes', 'GLE') })]);
  await press(await screen.findByRole('button', { name: 'Remove from the comparison: Audi Q7' }));
  await waitFor(() => expect(router.state.location.search).toBe('?cars=x5,gle'));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Audi Q7' })).toBeNull());
  expect(screen.getByRole('columnheader', { name: 'Mercedes GLE' })).toBeTruthy();
  expect(screen.getByText('Audi Q7 is no longer compared.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  expect(readCompared()).toEqual(['x5', 'gle']);

  await press(screen.getByRole('button', { name: 'Remove from the comparison: BMW X5' }));
  expect(await screen.findByRole('heading', { name: 'Choose one more car' })).toBeTruthy();
  expect(site.asked).toEqual(['ComparePage']);
});

test.each([
  ['', 'Choose two cars or more'],
  ['?cars=', 'Choose two cars or more'],
  ['?cars=x5', 'Choose one more car'],
])('/compare%s leads to the stock', async (query, heading) => {
  site = await runSite([x5()]);
  const { user } = site.visit(`/compare${query}`);
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  const link = screen.getByRole('link', { name: 'Browse Cars' });
  expect(link.getAttribute('href')).toBe('/buy');
  await user.click(link);
  expect(await screen.findByRole('heading', { name: 'The collection' })).toBeTruthy();
  expect(readCompared()).toEqual(query.endsWith('x5') ? ['x5'] : []);
});

test('a visitor who has chosen cars is led to comparing them first, and then to more of them', async () => {
  keepCompared(['x5', 'q7']);
  site = await runSite([x5(), q7()]);
  const { user } = site.visit('/compare');
  expect(await screen.findByRole('heading', { name: 'You have chosen 2 cars' })).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Compare your 2 chosen cars',
    'Browse Cars',
  ]);
  await user.click(screen.getByRole('link', { name: 'Compare your 2 chosen cars' }));
  expect(await screen.findByRole('columnheader', { name: 'Audi Q7' })).toBeTruthy();
});

test('condition and papers are compared under their own headings, as on the page of a car', async () => {
  await compare([x5(), q7({ owners: 3, accidentHistory: null })]);
  expect(await row(/^Owners so far/)).toEqual(['1', '3']);
  expect(await row(/^Accidents/)).toEqual(['None', '–Not stated']);
  expect(rowNames()).toEqual(
    expect.arrayContaining(['Condition', 'Warranty', 'Papers & Location', 'Registration']),
  );
});

test('cars that are no longer listed are told, and leave the choice of this device', async () => {
  keepCompared(['x5', 'gone', 'q7']);
  await compare([x5(), q7()], 'x5,gone,q7');
  expect(await screen.findByText('One of these cars is no longer listed.')).toBeTruthy();
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  await waitFor(() => expect(readCompared()).toEqual(['x5', 'q7']));
});

test('of six cars in an address four are shown, and the page says so', async () => {
  const cars = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aCar({ _id: id }));
  await compare(cars);
  expect(await screen.findByText('We show 4 cars side by side; 2 more are left out.')).toBeTruthy();
  expect(screen.getAllByRole('columnheader')).toHaveLength(5);
  expect(screen.queryByRole('link', { name: 'Add a car' })).toBeNull();
});

test('a comparison that somebody shared is carried on with one more car', async () => {
  keepCompared(['other']);
  const { user } = await compare([x5(), q7()]);
  await user.click(await screen.findByRole('link', { name: 'Add a car' }));
  const tray = await screen.findByRole('region', { name: 'Compare' });
  expect(within(tray).getByText('2 of 4 cars')).toBeTruthy();
  expect(readCompared()).toEqual(['x5', 'q7']);
});

test('when the stock cannot be reached the page says so, and Retry shows the cars', async () => {
  const origin = await faultyOrigin();
  site = await runSite([], { restUrl: origin.url });
  site.visit('/compare?cars=x5,q7');
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach our stock list.');
  origin.on('/api/v1/cars/filter', json({ cars: [x5(), q7()] }));
  await press(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('columnheader', { name: 'Audi Q7' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await origin.close();
});

test('a visitor chooses cars on their cards, sees how many in the tray, and clears them', async () => {
  site = await runSite([x5(), q7()]);
  const { user, router } = site.visit('/buy');
  const toggle = await screen.findByRole('button', { name: 'Compare: BMW X5' });
  expect(screen.queryByRole('region', { name: 'Compare' })).toBeNull();
  await user.click(toggle);
  await user.click(screen.getByRole('button', { name: 'Compare: Audi Q7' }));
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect(router.state.location.pathname).toBe('/buy');
  const tray = within(screen.getByRole('region', { name: 'Compare' }));
  expect(tray.getByText('2 of 4 cars')).toBeTruthy();
  expect(tray.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/compare?cars=x5,q7');
  await user.click(toggle);
  expect(tray.getByText('1 of 4 cars')).toBeTruthy();
  // A comparison needs two.
  expect(tray.getByText('Add one more to compare.')).toBeTruthy();
  expect(tray.queryByRole('link')).toBeNull();
  await user.click(tray.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'Compare' })).toBeNull();
  expect(readCompared()).toEqual([]);
});

test.each([
  '/test-drive-form?car=x5',
  '/buy-now-form?car=x5',
  '/my-offer?car=x5',
  '/finance',
  '/sell',
  '/contact-us',
  '/compare',
])('the tray stays away from %s, and is there on the next page', async (path) => {
  site = await runSite([x5(), q7()]);
  keepCompared(['x5', 'q7']);
  const { router } = site.visit(path);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Compare' })).toBeNull();
  await act(() => router.navigate('/about'));
  expect(await screen.findByRole('region', { name: 'Compare' })).toBeTruthy();
});

test('on the page of a car the tray is a tab with a word, which opens, folds and keeps the focus', async () => {
  site = await runSite([x5(), q7()]);
  keepCompared(['x5', 'q7']);
  const { user, router } = site.visit('/car/x5');
  const tray = within(await screen.findByRole('region', { name: 'Compare' }));
  const tab = tray.getByRole('button', { name: 'Compare (2)', expanded: false });
  expect(tray.queryByRole('link')).toBeNull();
  await user.click(tab);
  expect(document.activeElement).toBe(
    tray.getByRole('button', { name: 'Hide the comparison', expanded: true }),
  );
  expect(tray.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/compare?cars=x5,q7');
  await user.click(tab);
  expect(tray.queryByRole('link')).toBeNull();
  await user.click(tab);
  // On the next car it is folded again.
  await act(() => router.navigate('/car/q7'));
  expect(await tray.findByRole('button', { name: 'Compare (2)' })).toBeTruthy();
});

test('a fifth car is refused with a sentence', async () => {
  site = await runSite([x5()]);
  keepCompared(['a', 'b', 'c', 'd']);
  site.visit('/buy');
  const toggle = await screen.findByRole('button', { name: 'Compare: BMW X5' });
  await press(toggle);
  expect(await screen.findByText('You can compare at most 4 cars. Remove one first.')).toBeTruthy();
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
});

test('a car is chosen on its own page, too', async () => {
  site = await runSite([x5()]);
  const { user } = site.visit('/car/x5');
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  expect(readCompared()).toEqual(['x5']);
  expect(screen.getByRole('button', { name: 'Compare' }).getAttribute('aria-pressed')).toBe('true');
});
