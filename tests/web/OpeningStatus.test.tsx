// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stopClock } from '../forms/fillBooking.ts';
import { runSite } from '../servers/runSite.tsx';

// A dealer who closes for National Day, and has a licence.
vi.mock(import('../../rest/dealership/defaultDealership.ts'), async (original) => {
  const { defaultDealership } = await original();
  return {
    defaultDealership: {
      ...defaultDealership,
      holidays: [{ from: '2026-12-02', to: '2026-12-09', name: 'National Day' }],
      licences: [{ number: '123456', authority: 'Dubai Economy and Tourism' }],
    },
  };
});

let site: Awaited<ReturnType<typeof runSite>>;

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await site.close();
});

const foot = () => within(screen.getByRole('contentinfo'));

test.each([
  ['2026-11-20T10:00:00Z', 'Open until 7:00 PM'],
  ['2026-11-20T15:00:00Z', 'Opens tomorrow 10:00 AM'],
  ['2026-11-21T14:00:00Z', 'Opens Monday 9:00 AM'],
  ['2026-11-23T04:30:00Z', 'Opens at 9:00 AM'],
  ['2026-12-01T16:00:00Z', 'Opens Thursday 10 December, 9:00 AM'],
])('a visitor of %s reads on the contact page and in the foot: %s', async (moment, words) => {
  stopClock(moment);
  site = await runSite();
  site.visit('/contact-us');
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  expect(await foot().findByText(words)).toBeTruthy();
});

test('a visitor who stays until the showroom closes reads so within seconds', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-11-20T14:59:55Z'),
  });
  site = await runSite();
  site.visit('/about');
  expect(await screen.findByText('Open until 7:00 PM')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.getByText('Opens tomorrow 10:00 AM')).toBeTruthy();
});

test('a visitor reads the trade licence in the foot of every page, as no example', async () => {
  site = await runSite();
  site.visit('/about');
  expect(await screen.findByText('Trade licence 123456, Dubai Economy and Tourism')).toBeTruthy();
  expect(foot().queryByText('Example')).toBeNull();
});
