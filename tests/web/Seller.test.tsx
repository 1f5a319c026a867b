// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Dealership } from '../../rest/dealership/dealership.ts';
import { aCar } from '../stock/aCar.ts';
import { runSite } from '../servers/runSite.tsx';

const facts = vi.hoisted(
  () =>
    ({
      ...{ people: [], reviews: [], ratingSources: [], examples: [], waysToPay: [], testDriveBring: [] },
    }) as Pick<
      Dealership,
      'people' | 'reviews' | 'ratingSources' | 'examples' | 'waysToPay' | 'testDriveBring'
    >,
);
// A dealer whose facts each test sets. They are read when a page is shown.
vi.mock(import('../../rest/dealership/defaultDealership.ts'), async (original) => {
  const { defaultDealership } = await original();
  return { defaultDealership: Object.assign(defaultDealership, facts) };
});

const huda = {
  ...{ name: 'Huda Karim', role: 'Sales manager', languages: ['Arabic', 'English', 'French'] },
  ...{ phone: '+971 50 000 1235', whatsApp: '971500001235' },
};
const omar = {
  name: 'Omar Haddad',
  role: 'Sales adviser',
  languages: ['Arabic'],
  picture: 'photos/omar.jpg',
};
const review = {
  ...{ text: 'A fair price.', author: 'Layla S.', source: 'Google', day: '2026-10-04' },
  url: 'https://example.com/reviews/1',
};

let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(() => {
  for (const list of Object.values(facts)) list.splice(0);
});

afterEach(async () => {
  cleanup();
  await site.close();
});

async function visit(path: string, cars = [aCar()]) {
  site = await runSite(cars);
  site.visit(path);
  await screen.findByRole('heading', { level: 1 });
}

test('a buyer reads beside a car whom to talk to, in which languages, and can call and write about this car', async () => {
  facts.people.push(huda, omar);
  const car = { ...aCar(), salesperson: null };
  await visit(`/car/${car._id}`, [car]);
  const contact = within(screen.getByRole('region', { name: 'Your contact' }));
  for (const words of ['Huda Karim', 'HK', 'Sales manager', 'Speaks Arabic, English and French']) {
    expect(contact.getByText(words)).toBeTruthy();
  }
  expect(contact.getByRole('link', { name: 'Call Huda Karim' }).getAttribute('href')).toBe(
    'tel:+971500001235',
  );
  const chat = contact.getByRole('link', { name: 'Write to Huda Karim on WhatsApp' }).getAttribute('href');
  expect(chat).toContain('https://wa.me/971500001235?text=');
  expect(chat).toContain(encodeURIComponent(car._id));
  expect(contact.queryByText('Omar Haddad')).toBeNull();
  expect(contact.queryByText('Example')).toBeNull();
});

test.each([
  ['Omar Haddad', 'Omar Haddad'],
  ['omar haddad', 'Omar Haddad'],
  ['Somebody who has left', 'Huda Karim'],
])('a buyer of a car that %s sells meets %s', async (salesperson, met) => {
  facts.people.push(huda, omar);
  const car = { ...aCar(), salesperson };
  await visit(`/car/${car._id}`, [car]);
  const contact = within(screen.getByRole('region', { name: 'Your contact' }));
  expect(await contact.findByText(met)).toBeTruthy();
  expect(contact.getAllByText(/^Sales (manager|adviser)$/)).toHaveLength(1);
});

test('a visitor meets all people on home, on the contact page and on About, with a portrait where there is one', async () => {
  facts.people.push(huda, omar);
  facts.examples.push('people');
  for (const path of ['/', '/contact-us', '/about']) {
    await visit(path);
    const people = within(screen.getByRole('region', { name: 'People you can talk to' }));
    expect(people.getAllByRole('listitem')).toHaveLength(2);
    expect(people.getByText('Example')).toBeTruthy();
    const portrait = people.getByText('Omar Haddad').closest('li')?.querySelector('img');
    expect(portrait?.getAttribute('src')).toBe('/pictures/280.webp/photos/omar.jpg');
    cleanup();
  }
});

test('a visitor reads up to three reviews on home and About, each with its source, and where the rating is from', async () => {
  facts.reviews.push(
    ...['Layla S.', 'Daniel R.', 'Imran A.', 'Fourth'].map((author) => ({ ...review, author })),
  );
  facts.ratingSources.push({ name: 'Google Maps', url: 'https://example.com/maps' });
  for (const path of ['/', '/about']) {
    await visit(path);
    const reviews = within(screen.getByRole('region', { name: 'What buyers say' }));
    expect(reviews.getAllByRole('listitem')).toHaveLength(3);
    expect(reviews.getAllByText('4 October 2026')).toHaveLength(3);
    const [source] = reviews.getAllByRole('link', { name: 'Read it on Google' });
    expect([source?.getAttribute('href'), source?.getAttribute('rel')]).toEqual([
      'https://example.com/reviews/1',
      'noopener noreferrer',
    ]);
    expect(screen.getByText('4.9')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Google Maps' }).getAttribute('href')).toBe(
      'https://example.com/maps',
    );
    cleanup();
  }
});

test('a buyer reads how to pay and what to bring to a test drive, marked where the demonstration has made it up', async () => {
  facts.waysToPay.push('Bank transfer');
  facts.testDriveBring.push('A driving licence');
  facts.examples.push('testDriveBring');
  const car = aCar();
  const of = (heading: string) => within(screen.getByText(heading).closest('details')!);
  await visit(`/car/${car._id}`, [car]);
  expect(of('Ways to pay').getByText('Bank transfer')).toBeTruthy();
  expect(of('Ways to pay').queryByText('Example')).toBeNull();
  expect(of('What to bring to a test drive').getByText('A driving licence')).toBeTruthy();
  expect(of('What to bring to a test drive').getByText('Example')).toBeTruthy();
  cleanup();
  await site.close();
  await visit(`/test-drive-form?car=${car._id}`, [car]);
  expect(of('What to bring').getByText('A driving licence')).toBeTruthy();
  expect(of('What to bring').getByText('Example')).toBeTruthy();
});

test('a visitor of a dealer who states nothing meets no people and no reviews', async () => {
  const car = aCar();
  for (const path of ['/', '/about', '/contact-us', `/car/${car._id}`]) {
    await visit(path, [car]);
    for (const name of ['People you can talk to', 'Your contact', 'What buyers say']) {
      expect(screen.queryByRole('region', { name })).toBeNull();
    }
    expect(screen.queryByText(/^(Ways to pay|What to bring)/)).toBeNull();
    cleanup();
  }
  await visit('/about');
  expect(
    screen.getByText('Rating and reviews are our own figures; we name no source for them.'),
  ).toBeTruthy();
});
