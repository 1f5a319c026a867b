// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCar, carOf } from '../stock/aCar.ts';
import { runSite } from '../servers/runSite.tsx';
import { forgetPages, type Seen } from '../../web/cars/recent/lastSeen.ts';

let site: Awaited<ReturnType<typeof runSite>>;

const x5 = { kind: 'car', to: '/car/x5', name: 'BMW X5' };
const suvs = { kind: 'list', to: '/buy/suv', name: 'SUVs' };

beforeEach(async () => {
  forgetPages();
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
  site = await runSite([
    aCar({ ...carOf('BMW', 'X5'), _id: 'x5', bodyType: 'SUV' }),
    aCar(carOf('Audi', 'A4')),
  ]);
});

afterEach(async () => {
  cleanup();
  await site.close();
});

const stored = () => JSON.parse(localStorage.getItem('lastSeen') ?? 'null') as Seen[] | null;

test('a device remembers the last car and the last filtered list, the later one first', async () => {
  const { router } = site.visit('/buy/suv');
  await waitFor(() => expect(stored()).toEqual([suvs]));
  await act(() => router.navigate('/car/x5'));
  await waitFor(() => expect(stored()).toEqual([x5, suvs]));
  await act(() => router.navigate('/buy'));
  await screen.findByRole('heading', { name: 'The collection' });
  expect(stored()).toEqual([x5, suvs]);
  // Nobody goes on with a list of nothing, or of a make that the dealer does not have.
  for (const [path, heading] of [
    ['/buy/suv?priceMax=1', 'SUVs: Up to AED\u00a01'],
    ['/buy/no-such-make', 'No Such Make'],
  ] as const) {
    await act(() => router.navigate(path));
    await screen.findByRole('heading', { name: heading });
    expect(stored()).toEqual([x5, suvs]);
  }
  await act(() => router.navigate('/buy/bmw'));
  await waitFor(() => expect(stored()?.map(({ to }) => to)).toEqual(['/buy/bmw', '/car/x5']));
  // Whoever looks around in this visit is not greeted yet.
  await act(() => router.navigate('/'));
  await screen.findByRole('heading', { level: 1 });
  const greeting = screen.getByRole('navigation', { name: 'Continue with' });
  expect(within(greeting).queryAllByRole('link')).toEqual([]);
});

test.each([
  ['[{"kind":"car","to":"//evil.example","name":"A car"}]'],
  ['[{"kind":"car","to":"javascript:alert(1)","name":"A car"}]'],
  ['[null, 7, {"kind":"blog","to":"/blogs","name":"A blog"}, {"kind":"car","to":"/car/x"}]'],
  ['{broken'],
])('a device that has kept %s greets nobody', async (kept) => {
  sessionStorage.setItem('seenBefore', kept);
  site.visit('/about');
  const { useSeenBefore } = await import('../../web/cars/recent/lastSeen.ts');
  const { renderHook } = await import('@testing-library/react');
  expect(renderHook(() => useSeenBefore()).result.current).toEqual([]);
});

test('who comes back goes on with the car or the list of the visit before, and forgets both with a cross', async () => {
  sessionStorage.setItem('seenBefore', JSON.stringify([x5, suvs]));
  localStorage.setItem('lastSeen', JSON.stringify([x5, suvs]));
  const { user, router } = site.visit('/');
  const greeting = within(await screen.findByRole('navigation', { name: 'Continue with' }));
  const links = () =>
    greeting.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links()).toEqual([
    ['BMW X5', '/car/x5'],
    ['SUVs', '/buy/suv'],
  ]);
  await user.click(greeting.getByRole('link', { name: 'BMW X5' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/car/x5'));
  // The list does not offer itself.
  await act(() => router.navigate('/buy/suv'));
  const onList = within(await screen.findByRole('navigation', { name: 'Continue with' }));
  expect(onList.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['BMW X5']);
  await user.click(onList.getByRole('button', { name: 'Forget what I looked at last' }));
  expect(onList.queryAllByRole('link')).toEqual([]);
  expect([stored(), sessionStorage.getItem('seenBefore')]).toEqual([[], '[]']);
  // The cross that had the focus is gone.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
