// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { dealership } from '../../web/dealer/dealership.ts';
import { paths } from '../../web/paths.ts';
import { runSite } from '../servers/runSite.tsx';
import { aCar } from '../stock/aCar.ts';

let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(async () => {
  site = await runSite();
});
afterEach(async () => {
  cleanup();
  await site.close();
});

const services = () => within(screen.getByRole('region', { name: 'Four services' }));
const questions = () => [...document.querySelectorAll('details')];

test('ABOUT-1 a visitor is offered four services', async () => {
  site.visit(paths.about);
  await screen.findByRole('heading', { level: 1 });
  const names = services()
    .getAllByRole('tab')
    .map((tab) => tab.textContent);
  expect(names).toEqual(['Sell', 'Buy', 'Exchange', 'Consignment']);
});

test.each([
  ['Sell', '24-48 hours', paths.sell],
  ['Buy', '20-30 minutes, confirmed within 2 hours', paths.buy],
  ['Exchange', '24-48 hours', paths.sell],
  ['Consignment', 'written agreement', paths.contact()],
])('ABOUT-2 a visitor who chooses %s reads of that service only', async (name, words, path) => {
  const { user } = site.visit(paths.about);
  await user.click(await screen.findByRole('tab', { name }));
  expect(services().getByRole('tab', { selected: true }).textContent).toBe(name);
  const panel = await services().findByRole('tabpanel', { name });
  expect(services().getAllByRole('tabpanel')).toEqual([panel]);
  expect(within(panel).getByRole('heading').textContent).toBe(name);
  expect(panel.textContent).toContain(words);
  expect(within(panel).getByRole('img').getAttribute('alt')).toMatch(/^Illustration: /);
  expect(within(panel).getByRole('link').getAttribute('href')).toBe(path);
});

test('ABOUT-2 a keyboard goes round the four services', async () => {
  const { user } = site.visit(paths.about);
  (await screen.findByRole('tab', { name: 'Sell' })).focus();
  const seen: (string | null | undefined)[] = [];
  for (let i = 0; i < 4; i += 1) {
    await user.keyboard('{ArrowRight}');
    seen.push(document.activeElement?.textContent);
  }
  expect(seen).toEqual(['Buy', 'Exchange', 'Consignment', 'Sell']);
});

test('ABOUT-3 ABOUT-4 five questions are answered, of which the first is open', async () => {
  site.visit(paths.about);
  await screen.findByRole('heading', { name: 'Five questions worth asking' });
  expect(questions().map(({ open }) => open)).toEqual([true, false, false, false, false]);
  for (const question of questions()) {
    expect(question.querySelector('summary')?.textContent).toMatch(/\?$/);
    expect(question.querySelectorAll('p').length).toBeGreaterThan(1);
  }
});

test('the rule for test drives that the questions tell is the one that the pages of cars follow', async () => {
  const cars = ['available', 'reserved', null, 'sold'].map((saleStatus) =>
    aCar({ saleStatus, testDrive: 'no', title: `Told to be ${saleStatus}` }),
  );
  await carStore(site.store).saveAll(cars);
  const { router } = site.visit(paths.about);
  await screen.findByRole('heading', { level: 1 });
  expect(document.body.textContent).toContain('Any car that is not sold can be booked online');
  const offered: boolean[][] = [];
  for (const { _id, title } of cars) {
    await router.navigate(paths.car(_id));
    await screen.findByText(title!);
    const links = within(screen.getByRole('main')).queryAllByRole('link', { name: 'Book Test Drive' });
    offered.push(links.map((link) => link.getAttribute('href') === paths.testDriveForm(_id)));
  }
  // Beside the car and in the bar of a phone.
  expect(offered).toEqual([[true, true], [true, true], [true, true], []]);
});

test('ABOUT-5 ABOUT-6 the questions share a name, which lets one be open, and no answer is too high', async () => {
  site.visit(paths.about);
  await screen.findByRole('heading', { name: 'Five questions worth asking' });
  expect(new Set(questions().map((question) => question.getAttribute('name')))).toEqual(
    new Set(['questions']),
  );
  for (const question of questions()) {
    const answer = question.querySelector('summary + *');
    expect([...(answer?.classList ?? [])]).toEqual(expect.arrayContaining(['max-h-96', 'overflow-y-auto']));
  }
});

test('CONST-2 a visitor reads every marketing figure, and of which day it is', async () => {
  site.visit(paths.about);
  const band = within(await screen.findByRole('region', { name: 'In figures' }));
  const figures = band.getAllByRole('definition').map((figure) => figure.textContent);
  expect(figures.toSorted()).toEqual(Object.values(dealership.figures).toSorted());
  expect(band.getByText('4.9').closest('div')?.textContent).toContain('out of 5');
  expect(band.getByText('24/7').closest('div')?.textContent).toContain('answered in opening hours');
  expect(band.getByText(/as of 20 November 2026\./)).toBeTruthy();
});
