// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopClock } from '../forms/fillBooking.ts';
import { filledForms } from '../forms/filledForms.ts';
import { aCar, carOf } from '../stock/aCar.ts';
import { runSite } from '../servers/runSite.tsx';
import { says, writingOrigin } from '../origins/writingOrigin.ts';

const CONTACT = '/api/v1/contact-us';
const { firstName, lastName, email, mobileNumber } = filledForms[CONTACT];
const message = 'Do you buy cars from Al Ain?';

let origin: Awaited<ReturnType<typeof writingOrigin>>;
let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(async () => {
  localStorage.clear();
  origin = await writingOrigin();
  site = await runSite([], { restUrl: origin.url });
});

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await site.close();
  await origin.close();
});

const fields = () => screen.getAllByRole<HTMLInputElement>('textbox');
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send Message' }));

async function fillIn(user: UserEvent) {
  await user.type(await screen.findByLabelText('First name'), firstName);
  await user.type(screen.getByLabelText('Last name'), lastName);
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Mobile number'), mobileNumber);
  await user.type(screen.getByLabelText('Message'), message);
}

test('CON-1 a visitor cannot send a message before all five fields are filled in', async () => {
  const { user } = site.visit('/contact-us');
  expect(await screen.findByLabelText<HTMLInputElement>('Email')).toHaveProperty('type', 'email');
  expect(fields().map(({ name, required }) => [name, required])).toEqual(
    ['firstName', 'lastName', 'email', 'mobileNumber', 'message'].map((name) => [name, true]),
  );
  await send(user);
  expect(origin.received).toEqual([]);
});

test('CON-2 CON-3 a visitor finds every other way to the dealer, and a map on demand', async () => {
  const { user } = site.visit('/contact-us');
  const main = await screen.findByRole('main');
  const links = [...main.querySelectorAll('a')].map(({ href }) => href);
  expect(links.filter((href) => href.startsWith('tel:'))).toHaveLength(2);
  expect(links.filter((href) => href.startsWith('mailto:'))).toHaveLength(1);
  const beside = within(main);
  expect(beside.getByText(/Dubai$/)).toBeTruthy();
  for (const line of ['Mon-Fri 9:00 AM-7:00 PM', 'Sat 10:00 AM-6:00 PM', 'Sun closed']) {
    expect(beside.getByText(line)).toBeTruthy();
  }
  expect(main.querySelector('iframe')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the map' }));
  const { hostname } = new URL(main.querySelector('iframe')?.src ?? '');
  expect(hostname).toBe('www.openstreetmap.org');
});

test('CON-4 CON-5 CON-6 a message reaches the dealer, and the form is emptied', async () => {
  const { user } = site.visit('/contact-us');
  await fillIn(user);
  await send(user);
  expect((await screen.findByRole('alert')).textContent).toBe('Message sent successfully!');
  expect(origin.bodies()).toEqual([{ firstName, lastName, email, mobileNumber, message }]);
  expect(origin.received[0]?.headers).toMatchObject({
    'x-source-page': '/contact-us',
    'x-consent-version': 'enquiry-2026-11',
  });
  expect(fields().map(({ value }) => value)).toEqual(['', '', '', '', '']);
});

test('CON-7 CON-8 ERR-1 a message that could not be sent stays in the form', async () => {
  origin.on(CONTACT, says(500));
  const { user } = site.visit('/contact-us');
  await fillIn(user);
  await send(user);
  expect((await screen.findByRole('alert')).querySelector('p')?.textContent).toBe('Failed to send message');
  expect(fields().map(({ value }) => value)).toEqual([firstName, lastName, email, mobileNumber, message]);
});

test('a second message is another one to the dealer, also when it says the same', async () => {
  const { user } = site.visit('/contact-us');
  for (const count of [1, 2]) {
    await fillIn(user);
    await send(user);
    await waitFor(() => expect(origin.received).toHaveLength(count));
    await screen.findByRole('alert');
    // The simulated keyboard does not notice that a form is reset.
    for (const field of fields()) await user.clear(field);
  }
  const [first, second] = origin.received.map(({ headers }) => headers['idempotency-key']);
  expect(first).not.toBe(second);
});

test('LOAD-1 a wait is covered, and the cover goes on failure and on success', async () => {
  const { user } = site.visit('/contact-us');
  await fillIn(user);
  for (const status of [500, 201]) {
    let answer = () => {};
    origin.on(CONTACT, (...exchange) => void (answer = () => says(status)(...exchange)));
    await send(user);
    expect(await screen.findByText('Sending…')).toBeTruthy();
    await waitFor(() => expect(origin.received).toHaveLength(status === 500 ? 1 : 2));
    answer();
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  }
});

test('a visitor who comes from a car sees it, and every way to write to the dealer names it', async () => {
  const car = aCar({ _id: 'x5', ...carOf('BMW', 'X5'), originalPrice: 200_000, discountedPrice: null });
  await site.close();
  site = await runSite([car]);
  site.visit('/contact-us?car=x5');
  const named = within(await screen.findByRole('region', { name: 'The car' }));
  expect(named.getByRole('heading').textContent).toBe('BMW X5');
  expect(named.getByText('AED 200,000')).toBeTruthy();
  const question = /^Hello, I am interested in the BMW X5 \(AED.200,000\): http:\/\/localhost.*\/car\/x5/;
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toMatch(question);
  const links = [...screen.getByRole('main').querySelectorAll('a')].map(({ href }) => new URL(href));
  const mail = links.find(({ protocol }) => protocol === 'mailto:');
  const chat = links.find(({ hostname }) => hostname === 'wa.me');
  expect(mail?.searchParams.get('body')).toMatch(question);
  expect(chat?.searchParams.get('text')).toMatch(question);
  expect(named.getByRole('link', { name: 'Write about something else' }).getAttribute('href')).toBe(
    '/contact-us',
  );
});

test('a visitor who has written about a car has a receipt: the car, a reference, and by when the answer comes', async () => {
  stopClock();
  const car = aCar({ _id: 'x5', ...carOf('BMW', 'X5'), originalPrice: 200_000, discountedPrice: null });
  await site.close();
  site = await runSite([car]);
  const { user } = site.visit('/contact-us?car=x5');
  await fillIn(user);
  await send(user);
  expect((await screen.findByRole('alert')).textContent).toBe('Message sent successfully!');
  const receipt = within(await screen.findByRole('region', { name: 'Your request' }));
  expect(receipt.getByRole('heading').textContent).toBe('BMW X5');
  expect(receipt.getByText('Reference').nextSibling?.textContent).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
  expect(receipt.getByText('You will hear from us by').nextSibling?.textContent).toBe(
    'Saturday 21 November, 2:00\u00a0PM',
  );
});

test('a visitor whose car is gone writes to the dealer all the same', async () => {
  await site.close();
  site = await runSite([]);
  site.visit('/contact-us?car=gone');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Message')).value).toBe('');
  expect(screen.queryByRole('region', { name: 'The car' })).toBeNull();
});

/** Opens the form about a car; returns the visitor. */
async function openAboutCar() {
  await site.close();
  site = await runSite([aCar({ _id: 'x5', ...carOf('BMW', 'X5') })]);
  const { user } = site.visit('/contact-us?car=x5');
  await screen.findByRole('region', { name: 'The car' });
  return user;
}

const messageField = () => screen.getByLabelText<HTMLTextAreaElement>('Message');

async function leaveCar(user: UserEvent) {
  await user.click(screen.getByRole('link', { name: 'Write about something else' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'The car' })).toBeNull());
}

test('a visitor who writes about something else keeps who they are, and the question about the car goes with it', async () => {
  const user = await openAboutCar();
  await user.type(screen.getByLabelText('First name'), firstName);
  await leaveCar(user);
  expect(messageField().value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe(firstName);
});

test('a visitor who writes about something else and has typed nothing finds an empty form', async () => {
  const user = await openAboutCar();
  await leaveCar(user);
  expect(fields().map(({ value }) => value)).toEqual(['', '', '', '', '']);
});

test('a visitor who has written more than the question about the car keeps it all', async () => {
  const user = await openAboutCar();
  await user.type(messageField(), 'Is it still there?');
  const written = messageField().value;
  await leaveCar(user);
  expect(messageField().value).toBe(written);
});
