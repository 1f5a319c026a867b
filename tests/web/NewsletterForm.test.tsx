// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runSite } from '../servers/runSite.tsx';
import { says, writingOrigin } from '../origins/writingOrigin.ts';

const SUBSCRIBE = '/api/v1/subscribe';

let origin: Awaited<ReturnType<typeof writingOrigin>>;
let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(async () => {
  origin = await writingOrigin();
  site = await runSite([], { restUrl: origin.url });
});

afterEach(async () => {
  cleanup();
  await site.close();
  await origin.close();
});

const subscriptions = () => origin.received.filter(({ path }) => path === SUBSCRIBE);

/** Subscribes an address on the home page. */
async function subscribe() {
  const { user } = site.visit('/');
  const email = await screen.findByLabelText<HTMLInputElement>('Email');
  await user.type(email, 'noor@example.ae');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  return email;
}

test('NEWS-1 a subscriber has to enter an address', async () => {
  const { user } = site.visit('/');
  const email = await screen.findByLabelText<HTMLInputElement>('Email');
  expect([email.type, email.required]).toEqual(['email', true]);
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(subscriptions()).toEqual([]);
});

test('NEWS-2 NEWS-3 a subscriber reads the words of the dealer, and the field is emptied', async () => {
  origin.on(SUBSCRIBE, says(201, { message: 'Shukran! You are on the list.' }));
  const email = await subscribe();
  const toast = await screen.findByText('Shukran! You are on the list.');
  expect(toast.closest('[data-type]')?.getAttribute('data-type')).toBe('success');
  await waitFor(() => expect(email.value).toBe(''));
  const [sent] = subscriptions();
  expect(JSON.parse(String(sent?.body))).toEqual({ email: 'noor@example.ae' });
  expect(sent?.headers['x-consent-version']).toBe('newsletter-2026-11');
});

test.each([{ error: 'Try another address.' }, { success: 'Try another address.' }])(
  'NEWS-4 ERR-1 a refusal is told in red, in the words of the dealer, and the address is kept: %o',
  async (body) => {
    origin.on(SUBSCRIBE, says(400, body));
    const email = await subscribe();
    const toast = await screen.findByText('Try another address.');
    expect(toast.role).toBe('alert');
    expect(toast.closest('[data-type]')?.getAttribute('data-type')).toBe('error');
    expect(email.value).toBe('noor@example.ae');
  },
);

test('TOAST-1 a toast is there after 2.5 seconds and gone after 3.5', async () => {
  origin.on(SUBSCRIBE, says(201, { message: 'You are on the list, for three seconds.' }));
  await subscribe();
  const toast = () => screen.queryByText('You are on the list, for three seconds.');
  await waitFor(() => expect(toast()).toBeTruthy());
  await wait(2500);
  expect(toast()).toBeTruthy();
  await wait(1000);
  expect(toast()).toBeNull();
});
