// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, expect, test } from 'vitest';
import { paths } from '../../web/paths.ts';
import { aCar, aLogo, carOf } from '../stock/aCar.ts';
import { faultyOrigin, json } from '../origins/faultyOrigin.ts';
import { runSite } from '../servers/runSite.tsx';

let site: Awaited<ReturnType<typeof runSite>>;

// The types of the DOM do not declare happy-dom's own property of the window.
const { device } = (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.settings;

afterEach(async () => {
  cleanup();
  device.prefersReducedMotion = 'no-preference';
  await site.close();
});

const stock = () => [
  aCar({ ...carOf('BMW', 'X5'), featured: 'yes', testDrive: 'yes' }),
  aCar({ ...carOf('Audi', 'Q7'), featured: 'yes' }),
  aCar({ ...carOf('Toyota', 'Supra'), testDrive: 'yes' }),
  aCar({ ...carOf('Nissan', 'Patrol') }),
];
const logos = () => [
  aLogo(),
  aLogo({ _id: 'logo-audi', brandName: 'Audi', logo: { path: 'photos/audi.svg' } }),
];

const carsIn = (panel: HTMLElement) =>
  within(panel)
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);

test.each([
  ['HOME-1', 'Browse Collection', paths.buy],
  ['HOME-2', 'Book Test Drive', paths.testDrive],
])('%s the button %s of the picture leads to %s', async (_, name, path) => {
  site = await runSite();
  const { user, router } = site.visit('/');
  const hero = (await screen.findByRole('heading', { level: 1 })).closest('section')!;
  // The same words by day and by night.
  expect(within(hero).getByAltText('Illustration: a deep teal sports coupé in a studio')).toBeTruthy();
  await user.click(within(hero).getByRole('link', { name }));
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});

test('HOME-3 CONST-3 a visitor reads why to choose this dealer, with every promised time', async () => {
  site = await runSite();
  site.visit('/');
  const why = within(await screen.findByRole('region', { name: 'Why choose us' }));
  expect(why.getByText(/counted on working days/)).toBeTruthy();
  const rows = why.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^2 hours.*confirm your test drive/),
    expect.stringMatching(/^20-30 minutes.*wheel/),
    expect.stringMatching(/^24 hours.*To answer your finance application/),
    expect.stringMatching(/^24-48 hours.*your own car/),
  ]);
});

test('CONST-2 the home page counts the cars that are for sale, and tells of which day the other figures are', async () => {
  site = await runSite([aCar({}), aCar({}), aCar({}), aCar({ saleStatus: 'sold' })]);
  site.visit('/');
  const main = (await screen.findByRole('heading', { level: 1 })).closest('main')!;
  const figures = [...main.querySelectorAll('dl > div')].map((figure) => [
    figure.querySelector('dd')?.textContent,
    figure.querySelector('dt')?.textContent,
  ]);
  expect(figures).toEqual([
    ['3', 'cars for sale now'],
    ['15+', 'years in business'],
    ['1,000+', 'clients'],
  ]);
  // Its source is not stated.
  expect(main.textContent).not.toContain('4.9');
  expect(main.textContent).toContain('the other figures are as of 20 November 2026.');
  expect(main.textContent).toContain('5,000+ subscribers');
  expect(main.textContent).not.toMatch(/500\+ |24\/7/);
});

test('HOME-4 HOME-5 For Sale is selected first and shows the featured cars, all of them', async () => {
  site = await runSite([...stock(), ...Array.from({ length: 7 }, () => aCar({ featured: 'yes' }))]);
  site.visit('/');
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
    ['For Sale', 'true'],
    ['Test Drive Available', 'false'],
  ]);
  const shown = carsIn(screen.getByRole('tabpanel', { name: 'For Sale' }));
  expect(shown).toHaveLength(9);
  expect(shown).toContain('Audi Q7');
  expect(shown).not.toContain('Toyota Supra');
});

test('a featured car that has been sold is not among those for sale', async () => {
  site = await runSite([
    aCar({ ...carOf('Audi', 'Q7'), featured: 'yes' }),
    aCar({ ...carOf('Rolls-Royce', 'Cullinan'), featured: 'yes', saleStatus: 'sold' }),
  ]);
  site.visit('/');
  expect(carsIn(await screen.findByRole('tabpanel', { name: 'For Sale' }))).toEqual(['Audi Q7']);
});

test('HOME-6 Test Drive Available shows the cars that can be test-driven, without asking again', async () => {
  site = await runSite(stock());
  const { user } = site.visit('/');
  await user.click(await screen.findByRole('tab', { name: 'Test Drive Available' }));
  const panel = await screen.findByRole('tabpanel', { name: 'Test Drive Available' });
  expect(carsIn(panel).toSorted()).toEqual(['BMW X5', 'Toyota Supra']);
  await user.keyboard('{ArrowLeft}');
  expect(carsIn(await screen.findByRole('tabpanel', { name: 'For Sale' })).toSorted()).toEqual([
    'Audi Q7',
    'BMW X5',
  ]);
  expect(site.asked).toEqual(['HomePage']);
});

test('a stock in which the dealer has marked no car shows its newest cars under both tabs', async () => {
  const cars = Array.from({ length: 8 }, (_, i) =>
    aCar({ ...carOf('Kia', `Rio ${i}`), createdAt: `2026-03-0${i + 1}T08:00:00.000Z` }),
  );
  site = await runSite([...cars, aCar({ saleStatus: 'sold', createdAt: '2026-03-09T08:00:00.000Z' })]);
  const { user } = site.visit('/');
  const newest = [7, 6, 5, 4, 3, 2].map((i) => `Kia Rio ${i}`);
  expect(carsIn(await screen.findByRole('tabpanel', { name: 'For Sale' }))).toEqual(newest);
  await user.click(screen.getByRole('tab', { name: 'Test Drive Available' }));
  const panel = await screen.findByRole('tabpanel', { name: 'Test Drive Available' });
  expect(carsIn(panel)).toEqual(newest);
  expect(panel.textContent).toContain('No car is marked TEST DRIVE today.');
});

test('a visitor goes from a body type or a make to its cars; each tells how many are for sale', async () => {
  site = await runSite([
    aCar({ ...carOf('BMW', 'X5'), bodyType: 'SUV' }),
    aCar({ ...carOf('Audi', 'Q7'), bodyType: 'SUV' }),
    aCar({ ...carOf('BMW', 'M4'), bodyType: 'Sports' }),
    aCar({ ...carOf('Nissan', 'Sunny'), bodyType: 'Sedan', saleStatus: 'sold' }),
  ]);
  const { user, router } = site.visit('/');
  const find = within(await screen.findByRole('region', { name: 'Find your car' }));
  const linksOf = (name: string) => within(find.getByRole('navigation', { name })).getAllByRole('link');
  expect(linksOf('Body types').map(({ textContent }) => textContent)).toEqual(['SUV2 cars', 'Sports1 car']);
  expect(linksOf('Makes').map(({ textContent }) => textContent)).toEqual(['BMW2', 'Audi1', 'All makes']);
  expect(linksOf('Makes')[0]?.getAttribute('href')).toBe('/buy/bmw');
  await user.click(find.getByRole('link', { name: /SUV/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/buy/suv'));
});

test('a home page without an answer about its stock still offers the search', async () => {
  const origin = await faultyOrigin();
  site = await runSite([], { restUrl: origin.url });
  site.visit('/');
  const find = within(await screen.findByRole('region', { name: 'Find your car' }));
  const field = find.getByRole<HTMLInputElement>('searchbox', { name: 'Search our cars' });
  expect([field.name, field.form?.method, field.form?.getAttribute('action')]).toEqual(['q', 'get', '/buy']);
  expect(find.queryAllByRole('link')).toEqual([]);
  await origin.close();
});

test('a seller, a buyer with instalments and a visitor of the showroom each find their way', async () => {
  site = await runSite();
  site.visit('/');
  await screen.findByRole('heading', { level: 1 });
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([target('Offer your car'), target('Ask for finance')]).toEqual([paths.sell, paths.finance()]);
  const showroom = within(screen.getByRole('region', { name: 'Come and see them' }));
  expect(showroom.getByText('Sheikh Zayed Road, Al Quoz 3, Dubai')).toBeTruthy();
  expect(showroom.getByText(/^Mon/)).toBeTruthy();
  expect(target('Directions')).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?.*Al%20Quoz/);
});

test('HOME-7 the logos drift by, and a visitor stops them', async () => {
  site = await runSite([], { logos: logos() });
  const { user } = site.visit('/');
  const strip = await screen.findByRole('region', { name: 'Brands' });
  const [picture] = await within(strip).findAllByAltText('Audi');
  expect(picture?.getAttribute('src')).toBe('/pictures/original/photos/audi.svg');
  const row = within(strip).getByTestId('moving-logos');
  expect(row.dataset.playing).toBe('true');
  expect(within(strip).getByRole('group').tabIndex).toBe(-1);
  await user.click(within(strip).getByRole('button', { name: 'Pause the moving logos' }));
  expect(row.dataset.playing).toBe('false');
  await user.click(within(strip).getByRole('button', { name: 'Play the moving logos' }));
  expect(row.dataset.playing).toBe('true');
});

test('HOME-7 the logos stand still for a visitor who wishes for less motion', async () => {
  device.prefersReducedMotion = 'reduce';
  site = await runSite([], { logos: logos() });
  site.visit('/');
  const strip = within(await screen.findByRole('region', { name: 'Brands' }));
  // The keyboard reaches the row, which visitors scroll themselves.
  expect(strip.getByRole('group', { name: 'Brands' }).tabIndex).toBe(0);
  const names = strip.getAllByRole('img').map((logo) => logo.getAttribute('alt'));
  expect(names).toHaveLength(2);
  expect(new Set(names)).toEqual(new Set(['BMW', 'Audi']));
});

test('HOME-8 NEWS-1 the newsletter asks for an email address', async () => {
  site = await runSite();
  site.visit('/');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' });
  expect([field.type, field.required, field.autocomplete]).toEqual(['email', true, 'email']);
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeTruthy();
});

test('HOME-9 the sections come in their order, the ways into the stock before and the showroom after them, the footer last', async () => {
  site = await runSite(stock(), { logos: logos() });
  site.visit('/');
  await screen.findByRole('heading', { level: 1 });
  // The place for toasts is there once a test has shown one.
  const parts = [
    ...document.querySelectorAll(
      'h1, section[aria-label]:not([aria-label^="Notifications"]), section h2, footer',
    ),
  ];
  expect(parts.map((part) => part.getAttribute('aria-label') ?? part.tagName + part.id)).toEqual([
    'H1',
    'Find your car',
    'H2why',
    'H2arrivals',
    'Brands',
    'H2band-sell',
    'H2band-finance',
    'H2showroom',
    'H2newsletter',
    'FOOTERfoot',
  ]);
});

test('HOME-10 when featured cars and logos cannot be had, the other sections stand and Retry asks again', async () => {
  const origin = await faultyOrigin();
  origin.on('/api/v1/cars/test-drive', json([aCar({ ...carOf('Toyota', 'Supra'), testDrive: 'yes' })]));
  site = await runSite([], { restUrl: origin.url });
  const { user } = site.visit('/');
  const panel = within(await screen.findByRole('tabpanel', { name: 'For Sale' }));
  expect(panel.getByText('No Cars Found')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Brands' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Why choose us' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeTruthy();

  origin.on('/api/v1/cars/featured', json([aCar({ ...carOf('Audi', 'Q7'), featured: 'yes' })]));
  await user.click(panel.getByRole('button', { name: 'Retry' }));
  expect(await panel.findByRole('heading', { name: 'Audi Q7' })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Test Drive Available' }));
  expect(await screen.findByRole('heading', { name: 'Toyota Supra' })).toBeTruthy();
  await origin.close();
});

test('HOME-10 a car and a logo with half a character in a path take no other away', async () => {
  const path = '/photos/x\ud83d.jpg';
  const odd = aCar({ ...carOf('Toyota', 'Supra'), images: [{ _id: 'i', path, filename: 'x.jpg' }] });
  const origin = await faultyOrigin();
  origin.on('/api/v1/cars/featured', json([odd, aCar(carOf('Audi', 'Q7'))]));
  origin.on('/api/v1/fetch-logos', json({ logos: [aLogo({ brandName: 'Audi', logo: { path } }), aLogo()] }));
  site = await runSite([], { restUrl: origin.url });
  site.visit('/');
  const panel = within(await screen.findByRole('tabpanel', { name: 'For Sale' }));
  for (const name of ['Toyota Supra', 'Audi Q7']) expect(panel.getByRole('heading', { name })).toBeTruthy();
  const strip = within(screen.getByRole('region', { name: 'Brands' }));
  expect((await strip.findAllByAltText('BMW')).length).toBeGreaterThan(0);
  await origin.close();
});

test('HOME-10 when nothing answers at all, the page still stands', async () => {
  site = await runSite();
  await site.close();
  site.visit('/');
  expect(await screen.findByRole('link', { name: 'Browse Collection' })).toBeTruthy();
  expect(screen.getByText('No Cars Found')).toBeTruthy();
});

test('an empty list leads on to all cars, and offers no retry', async () => {
  site = await runSite();
  site.visit('/');
  const panel = within(await screen.findByRole('tabpanel', { name: 'For Sale' }));
  expect(panel.getByText('No Cars Found')).toBeTruthy();
  expect(panel.getByRole('link', { name: 'See all cars' }).getAttribute('href')).toBe(paths.buy);
  expect(panel.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('a visitor goes from a budget to the cars that it buys; a budget that buys none is not offered', async () => {
  site = await runSite([
    aCar({ ...carOf('Kia', 'Rio'), originalPrice: 45_000 }),
    aCar({ ...carOf('BMW', 'X5'), originalPrice: 250_000, discountedPrice: 199_000 }),
    aCar({ manufacturerId: null, originalPrice: 150_000 }),
    aCar({ ...carOf('Audi', 'A4'), originalPrice: null }),
    aCar({ ...carOf('Audi', 'R8'), originalPrice: 500_000, saleStatus: 'sold' }),
  ]);
  const { user, router } = site.visit('/');
  const budgets = within(await screen.findByRole('navigation', { name: 'By budget' }));
  expect(budgets.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Up to AED\u00a0100,0001 car',
    'AED\u00a0100,000 to 200,0002 cars',
  ]);
  await user.click(budgets.getByRole('link', { name: /100,000 to 200,000/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/buy/100000-to-200000'));
  expect(router.state.location.search).toBe('?available=true');
  // A car without a make is counted, and found.
  expect(await screen.findByText('2 cars for sale')).toBeTruthy();
  expect(screen.getByRole('heading', { name: /^Unknown/ })).toBeTruthy();
});
