// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addFavourite, clearFavourites } from '../../web/favourites/favourites.ts';
import { aCar } from '../support/aCar.ts';
import { runSite } from '../support/runSite.tsx';

let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(() => clearFavourites());

afterEach(async () => {
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
