// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dealership } from '../../web/dealer/dealership.ts';
import { paths } from '../../web/paths.ts';
import { runSite } from '../servers/runSite.tsx';

let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(async () => {
  site = await runSite();
});
afterEach(async () => {
  cleanup();
  await site.close();
});

/** The regions of the page by their names, without the footer's. */
const sections = () => within(screen.getByRole('main')).getAllByRole('region');

test('PRIV-1 a visitor reads about ten topics, and jumps to each from the contents', async () => {
  site.visit(paths.privacy);
  await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' });
  const headings = sections().map((section) => within(section).getByRole('heading').textContent);
  expect(headings).toEqual([
    expect.stringMatching(/data we collect/),
    expect.stringMatching(/use it/),
    expect.stringMatching(/Analytics and advertising services/),
    expect.stringMatching(/Cookies/),
    expect.stringMatching(/share/),
    'Security',
    expect.stringMatching(/rights/),
    'Third parties',
    expect.stringMatching(/Updates/),
    'Contact',
  ]);
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(headings);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(sections().map(({ id }) => `#${id}`));
  expect(site.asked).toEqual([]);
});

test('PRIV-1 a visitor reads what is kept on the device, and whom to ask', async () => {
  site.visit(paths.privacy);
  const cookies = await screen.findByRole('region', { name: /Cookies/ });
  for (const key of ['favoriteCars', 'recentCars', 'carId', 'token'])
    expect(cookies.textContent).toContain(`${key}:`);
  const contact = within(sections().at(-1)!);
  expect(contact.getAllByRole('link').map(({ textContent }) => textContent)).toContain(dealership.email);
  expect(contact.getByText(dealership.legalName)).toBeTruthy();
});

test('ROUTE-5 a visitor reaches the terms from the footer', async () => {
  const { user, router } = site.visit(paths.privacy);
  await user.click(within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'Terms' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.terms));
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeTruthy();
  expect(screen.getByText('Last updated: 20 November 2026')).toBeTruthy();
  for (const topic of ['Prices', 'Availability', 'Test drives', 'Liability', 'Law and courts'])
    expect(screen.getByRole('region', { name: topic }).textContent?.length).toBeGreaterThan(100);
  expect(document.title).toMatch(/^Terms/);
});
