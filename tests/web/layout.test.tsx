// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runSite } from '../servers/runSite.tsx';
import { aCar, carOf } from '../stock/aCar.ts';

let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(async () => {
  site = await runSite();
});

afterEach(async () => {
  cleanup();
  await site.close();
});

const targets = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('HDR-1 HDR-2 the header leads to seven pages in order, and to the favourites', async () => {
  site.visit('/buy');
  const header = await screen.findByRole('banner');
  expect(targets(within(header).getByRole('navigation', { name: 'Main' }))).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Sell', '/sell'],
    ['Buy', '/buy'],
    ['Blogs', '/blogs'],
    ['Finance', '/finance'],
    ['Contact', '/contact-us'],
  ]);
  expect(within(header).getByRole('link', { name: 'My Garage' }).getAttribute('href')).toBe('/likes');
});

test('a visitor calls, writes and searches from the header of any page', async () => {
  site.visit('/about');
  const header = within(await screen.findByRole('banner'));
  const number = '+971 4 000 0000';
  expect(header.getByRole('link', { name: number }).getAttribute('href')).toBe('tel:+97140000000');
  expect(header.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
    'https://wa.me/971500001234',
  );
  // The browser itself opens the list.
  const field = header.getByRole<HTMLInputElement>('searchbox', { name: 'Search our cars' });
  expect([field.name, field.form?.method, field.form?.getAttribute('action')]).toEqual(['q', 'get', '/buy']);
});

test('HDR-5 the menu opens and closes and holds the same seven pages', async () => {
  const { user } = site.visit('/buy');
  const header = await screen.findByRole('banner');
  await user.click(within(header).getByRole('button', { name: 'Menu' }));
  const menu = screen.getByRole('dialog', { name: 'Menu' });
  expect(targets(within(menu).getByRole('navigation')).map(([, to]) => to)).toEqual([
    ...['/', '/about', '/sell', '/buy', '/blogs', '/finance', '/contact-us'],
  ]);
  await user.click(within(menu).getByRole('button', { name: 'Close' }));
  expect(menu.hasAttribute('open')).toBe(false);
});

test('HDR-6 the header grows opaque behind 50 pixels, and clear again', async () => {
  site.visit('/buy');
  const header = await screen.findByRole('banner');
  // The list below the header may still be on its way, which an `act` that is not awaited does not bear.
  const scrolledAt = async (y: number) => {
    await act(async () => {
      window.scrollY = y;
      window.dispatchEvent(new Event('scroll'));
    });
    return header.dataset.scrolled;
  };
  expect([await scrolledAt(50), await scrolledAt(51), await scrolledAt(50)]).toEqual([
    'false',
    'true',
    'false',
  ]);
  await scrolledAt(0);
});

test('FTR-1 FTR-2 FTR-3 FTR-4 the footer has its links, a contact block and the terms', async () => {
  site.visit('/buy');
  const footer = await screen.findByRole('contentinfo');
  expect(targets(within(footer).getByRole('navigation', { name: 'Quick links' }))).toEqual([
    ['Home', '/'],
    ['About Us', '/about'],
    ['Buy Cars', '/buy'],
    ['Sell Cars', '/sell'],
  ]);
  expect(targets(within(footer).getByRole('navigation', { name: 'Resources' }))).toEqual([
    ['Blogs', '/blogs'],
    ['Finance', '/finance'],
    ['Contact', '/contact-us'],
    ['Privacy Policy', '/privacy-policy'],
  ]);
  expect(within(footer).getByRole('group').textContent).toContain('Dubai');
  expect(within(footer).getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
});

test('FTR-5 no link of the footer leads nowhere, and no social network without an address is named', async () => {
  site.visit('/buy');
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.queryByText('Instagram')).toBeNull();
  const links = footer.getAllByRole('link');
  expect(links.filter((link) => /^#?$/.test(link.getAttribute('href') ?? ''))).toEqual([]);
});

test('ROUTE-3 an unknown address says so and leads home', async () => {
  site.visit('/no-such-page');
  expect(await screen.findByText('This page does not exist')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to home page' }).getAttribute('href')).toBe('/');
});

test.each(['/buy', '/contact-us', '/test-drive-confirm', '/finance-confirm', '/sell-confirm'])(
  'on %s a visitor can call the dealer and write by WhatsApp',
  async (path) => {
    site.visit(path);
    await screen.findByRole('contentinfo');
    const links = [...document.querySelectorAll('a')].map(({ href }) => href);
    expect(links).toContain('tel:+97140000000');
    expect(links.filter((href) => href.startsWith('https://wa.me/971500001234'))).not.toHaveLength(0);
  },
);

test('on the page of a car, header, menu, footer and WhatsApp take the car along', async () => {
  await site.close();
  const x5 = { ...carOf('BMW', 'X5'), originalPrice: 200_000, discountedPrice: null };
  site = await runSite([aCar({ _id: 'x5', ...x5, title: null })]);
  const { router } = site.visit('/car/x5');
  await screen.findByRole('heading', { level: 1, name: /^BMW X5/ });
  const forms = () =>
    screen
      .getAllByRole('link', { name: /^(Finance|Contact)$/, hidden: true })
      .filter((link) => !link.closest('main'))
      .map((link) => link.getAttribute('href'));
  const chat = () => {
    const link = within(screen.getByRole('contentinfo')).getByRole<HTMLAnchorElement>('link', {
      name: 'WhatsApp',
    });
    return new URL(link.href).searchParams.get('text');
  };
  const [finance, contact] = ['/finance?car=x5', '/contact-us?car=x5'];
  expect(forms()).toEqual([finance, contact, finance, contact, finance, contact]);
  const question = () => chat()?.replaceAll('\u00a0', ' ');
  await waitFor(() =>
    expect(question()).toMatch(/^Hello, I am interested in the BMW X5.* \(AED 200,000\): .*\/car\/x5$/),
  );
  await act(() => router.navigate('/about'));
  expect(forms().slice(0, 2)).toEqual(['/finance', '/contact-us']);
  expect(chat()).toBeNull();
  for (const form of [finance, contact, '/test-drive-form?car=x5', '/buy-now-form?car=x5']) {
    await act(() => router.navigate(form));
    await waitFor(() => expect(question()).toContain('BMW X5'));
    expect(question()).toContain('(AED 200,000)');
    await act(() => router.navigate('/about'));
    expect(chat()).toBeNull();
  }
});
