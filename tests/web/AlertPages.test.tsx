// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { says, writingOrigin } from '../origins/writingOrigin.ts';
import { runSite } from '../servers/runSite.tsx';
import { until } from '../until.ts';

const PATH = '/api/v1/search-alerts';
const alert = {
  name: 'White SUV up to AED 150,000',
  url: 'https://cars.example/buy?priceMax=150000&body=SUV&q=white',
};

let origin: Awaited<ReturnType<typeof writingOrigin>>;
let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(async () => {
  origin = await writingOrigin();
  origin.on(PATH, says(200, { perAddress: 20, hoursBetweenMails: 24 }));
  site = await runSite([], { restUrl: origin.url });
});
afterEach(async () => {
  cleanup();
  await site.close();
  await origin.close();
});

describe.each([
  ['confirm', 'Start the Alert', 'confirmed', 'Your alert is on.', 'See the cars that match now'],
  ['end', 'End the Alert', 'ended', 'Your alert has ended.', 'See the cars, and save the search again'],
])('the owner of an alert who opens the link to %s it', (action, button, state, message, onward) => {
  const press = async () => userEvent.click(await screen.findByRole('button', { name: button }));

  test('changes nothing by that, as scanners of mail servers run scripts', async () => {
    site.visit(`/search-alert/abc/${action}`, { strict: true });
    await screen.findByRole('button', { name: button });
    expect(origin.requests.filter((path) => path.includes('abc'))).toEqual([]);
  });

  test('does so by one press, and reads the words of the dealer', async () => {
    origin.on(`${PATH}/abc/${action}`, says(200, { ...alert, state, message }));
    site.visit(`/search-alert/abc/${action}`, { strict: true });
    await press();
    const said = await screen.findByText(message);
    expect(said.role).toBe('status');
    await until(() => expect(document.activeElement).toBe(said));
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    expect(screen.getByText(alert.name)).toBeTruthy();
    expect(screen.getByRole('link', { name: onward }).getAttribute('href')).toBe(
      '/buy?priceMax=150000&body=SUV&q=white',
    );
    expect(origin.requests.filter((path) => path.includes('abc'))).toEqual([`${PATH}/abc/${action}`]);
  });

  test.each([
    [404, { message: 'We do not know this link.' }, 'We do not know this link.'],
    [500, '', /is unavailable/],
  ])('is told of a failure (%i) in the same place', async (status, body, words) => {
    origin.on(`${PATH}/abc/${action}`, says(status, body));
    site.visit(`/search-alert/abc/${action}`);
    await press();
    expect((await screen.findByText(words)).role).toBe('alert');
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all cars' }).getAttribute('href')).toBe('/buy');
  });
});
