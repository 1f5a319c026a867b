// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillPurchase, stopClock } from '../forms/fillBooking.ts';
import { runSite } from '../servers/runSite.tsx';
import { aCar } from '../stock/aCar.ts';

let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(async () => {
  localStorage.clear();
  site = await runSite([aCar({ _id: 'x5' })]);
});
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await site.close();
});

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const offer = () => screen.queryByRole('button', { name: 'Fill in: Omar Al Farsi' });

/** Sends a purchase request, and opens another page. */
async function buyThenOpen(path: string): Promise<UserEvent> {
  const { user, router } = site.visit('/buy-now-form?car=x5');
  await fillPurchase(user);
  await user.click(screen.getByRole('button', { name: 'Request to Buy' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/buy-now-confirm'));
  await router.navigate(path);
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(path));
  return user;
}

test('who sends a second form fills in by one button who sent the first, and clears it by another', async () => {
  const user = await buyThenOpen('/test-drive-form?car=x5');
  await screen.findByLabelText('Full name');
  expect(value('Full name')).toBe('');
  await user.click(offer()!);
  expect(['Full name', 'Email', 'Mobile number'].map(value)).toEqual([
    'Omar Al Farsi',
    'omar@example.ae',
    '050 765 4321',
  ]);
  expect(screen.getByText('From your last form')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Clear' })[0]!);
  expect(['Full name', 'Email', 'Mobile number'].map(value)).toEqual(['', '', '']);
  expect(offer()).toBeNull();
  expect(localStorage.getItem('lastContact')).toBe('[]');
  // The button that had the focus is gone.
  expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
});

test('who clears a form clears from the device who has sent the last one, too', async () => {
  const user = await buyThenOpen('/test-drive-form?car=x5');
  await user.type(await screen.findByLabelText('Full name'), 'Omar');
  expect(
    screen.getByText(
      'Once sent, your name, email and mobile number stay here for your next form, for 30 days at most.',
    ),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect([value('Full name'), offer()]).toEqual(['', null]);
  expect(localStorage.getItem('lastContact')).toBe('[]');
});

test('a full name is split for a form with two fields, and what was typed stays', async () => {
  const { user, router } = site.visit('/my-offer?car=x5');
  await user.type(await screen.findByLabelText('Your offer'), '150,000');
  await user.type(screen.getByLabelText('Full name'), 'Fatima Al Mansoori');
  await user.type(screen.getByLabelText('Mobile number'), '055 1');
  await user.click(screen.getByRole('button', { name: 'Send My Offer' }));
  // The number is doubtful, so that it is asked about once.
  await user.click(screen.getByRole('button', { name: 'Send My Offer' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-offer-confirm'));
  await router.navigate('/contact-us');
  await user.type(await screen.findByLabelText('Last name'), 'Mansoori');
  await user.click(screen.getByRole('button', { name: 'Fill in: Fatima Al Mansoori' }));
  expect(['First name', 'Last name', 'Mobile number'].map(value)).toEqual(['Fatima', 'Mansoori', '055 1']);
  expect(value('Message')).toBe('');
});

test('neither a salary nor a message is kept', async () => {
  const { user } = site.visit('/contact-us');
  const typed = {
    'First name': 'Ahmed',
    'Last name': 'Saleh',
    Email: 'ahmed@example.ae',
    'Mobile number': '04 555 6666',
    Message: 'I earn 20,000.',
  };
  for (const [label, text] of Object.entries(typed)) {
    await user.type(await screen.findByLabelText(label), text);
  }
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await screen.findByText('Message sent successfully!');
  const [kept] = JSON.parse(localStorage.getItem('lastContact') ?? '') as object[];
  expect(kept).toEqual({
    ...{ fullName: 'Ahmed Saleh', firstName: 'Ahmed', lastName: 'Saleh', email: 'ahmed@example.ae' },
    ...{ mobileNumber: '04 555 6666', keptAt: expect.any(Number) },
  });
});

test('the privacy page forgets it', async () => {
  const user = await buyThenOpen('/privacy-policy');
  await user.click(await screen.findByRole('button', { name: 'Forget who sent the last form' }));
  expect(screen.getByText('Forgotten. Nothing of it is kept on this device.')).toBeTruthy();
  expect(localStorage.getItem('lastContact')).toBe('[]');
});

test('a device of the office keeps and offers nothing', async () => {
  localStorage.setItem('token', 'of the staff');
  await buyThenOpen('/test-drive-form?car=x5');
  expect(localStorage.getItem('lastContact')).toBeNull();
  localStorage.removeItem('token');
  cleanup();
  await buyThenOpen('/privacy-policy');
  localStorage.setItem('token', 'of the staff');
  cleanup();
  site.visit('/contact-us');
  await screen.findByLabelText('First name');
  expect(offer()).toBeNull();
});

test('it is forgotten after 30 days', async () => {
  stopClock('2026-11-20T10:00:00Z');
  await buyThenOpen('/contact-us');
  await waitFor(() => expect(offer()).toBeTruthy());
  cleanup();
  // Another tab has written it, and this one reads it again.
  const text = localStorage.getItem('lastContact') ?? '';
  localStorage.setItem('lastContact', `${text} `);
  stopClock('2026-12-20T10:00:01Z');
  site.visit('/contact-us');
  await screen.findByLabelText('First name');
  expect(offer()).toBeNull();
});
