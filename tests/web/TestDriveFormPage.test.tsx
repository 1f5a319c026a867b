// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { aCar } from '../stock/aCar.ts';
import { fillTestDrive, friday, stopClock } from '../forms/fillBooking.ts';
import { runSite } from '../servers/runSite.tsx';
import { says, writingOrigin } from '../origins/writingOrigin.ts';

let site: Awaited<ReturnType<typeof runSite>>;
let origin: Awaited<ReturnType<typeof writingOrigin>> | undefined;

beforeEach(() => {
  localStorage.clear();
  stopClock();
});

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await site.close();
  await origin?.close();
  origin = undefined;
});

/** Opens the form about a car. */
async function open(moment = friday) {
  stopClock(moment);
  const car = aCar({ testDrive: 'yes' });
  site = await runSite([car]);
  localStorage.setItem('carId', car._id);
  const visit = site.visit(`/test-drive-form?car=${car._id}`);
  await screen.findByLabelText('Full name');
  return { car, ...visit };
}

/** Opens the form; the origin has only the routes of spec §7. */
async function openBefore(answer: Parameters<typeof says>) {
  origin = await writingOrigin();
  origin.on('/api/v1/car/chosen', says(200, aCar({ _id: 'chosen' })));
  origin.on('/api/v1/test-drive', says(...answer));
  site = await runSite([], { restUrl: origin.url });
  localStorage.setItem('carId', 'chosen');
  const visit = site.visit('/test-drive-form');
  await fillTestDrive(visit.user);
  return visit;
}

const date = () => screen.getByLabelText<HTMLInputElement>('Preferred date');
const yourCar = () => screen.getByRole('region', { name: 'Your car' });
const slots = () => screen.getAllByRole<HTMLInputElement>('radio');
const openSlots = () =>
  slots()
    .filter(({ disabled }) => !disabled)
    .map(({ value }) => value);
const send = () => screen.getByRole('button', { name: 'Request Test Drive' });
const sent = () => site.asked.filter((name) => name === 'RequestTestDrive').length;

test('TD-3 the form has five fields, all required, and nothing is ticked beforehand', async () => {
  const { user } = await open();
  const fields = [
    ['Full name', 'text'],
    ['Email', 'email'],
    ['Mobile number', 'tel'],
    ['Preferred date', 'date'],
  ] as const;
  for (const [label, type] of fields) {
    expect(screen.getByLabelText<HTMLInputElement>(label)).toMatchObject({ type, required: true, value: '' });
  }
  expect(screen.getByRole('radiogroup', { name: 'Time slot' })).toBeTruthy();
  expect(slots().every(({ required, checked }) => required && !checked)).toBe(true);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(
    screen
      .getAllByRole('link', { name: 'Privacy Policy' })
      .every((link) => link.getAttribute('href') === '/privacy-policy'),
  ).toBe(true);
  await user.click(send());
  expect(sent()).toBe(0);
});

test.each([
  ['2026-11-20T23:30:00Z', '2026-11-21'],
  ['2026-11-20T19:30:00Z', '2026-11-20'],
])('TD-4 at %s the earliest date is %s, as in Dubai', async (moment, today) => {
  await open(moment);
  expect(date().min).toBe(today);
});

test('TD-4 a day that is over, sent all the same, is refused beside its field', async () => {
  const { car, user, router } = await open('2026-11-20T23:30:00Z');
  // The DOM of these tests does not compare dates with `min`; browsers do (see tests/e2e).
  await fillTestDrive(user, { date: '2026-11-20' });
  await user.click(send());
  expect(
    await screen.findByText('Date must be today or later: in Dubai it is Saturday 21 November, 3:30 AM.'),
  ).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(date()));
  expect(router.state.location.pathname).toBe('/test-drive-form');
  expect(localStorage.getItem('carId')).toBe(car._id);
});

test('TD-4 today is accepted, by the clock in Dubai', async () => {
  const { user, router } = await open('2026-11-20T23:30:00Z');
  await fillTestDrive(user, { date: '2026-11-21', time: '01:00 PM' });
  await user.click(send());
  await waitFor(() => expect(router.state.location.pathname).toBe('/test-drive-confirm'));
});

test('TD-5 the time is a choice of exactly six', async () => {
  await open();
  expect(slots().map(({ value }) => value)).toEqual([
    '11:00 AM',
    '11:30 AM',
    '12:00 PM',
    '12:30 PM',
    '01:00 PM',
    '01:30 PM',
  ]);
});

test('TD-5 what cannot be confirmed in time cannot be chosen, and is chosen no longer', async () => {
  const { user } = await open('2026-11-20T05:10:00Z');
  await user.click(screen.getByRole('radio', { name: '11:00 AM' }));
  await user.type(date(), '2026-11-20');
  expect(openSlots()).toEqual(['12:30 PM', '01:00 PM', '01:30 PM']);
  expect(slots().some(({ checked }) => checked)).toBe(false);
  expect(screen.getByText(/Times that are too soon for us to confirm are not offered/)).toBeTruthy();
  await user.clear(date());
  await user.type(date(), '2026-11-21');
  expect(openSlots()).toHaveLength(6);
});

test('TD-5 when the times of today are over, the form says so and sends nothing', async () => {
  const { user } = await open();
  await fillTestDrive(user);
  await user.clear(date());
  await user.type(date(), '2026-11-20');
  expect(openSlots()).toEqual([]);
  await user.click(send());
  expect(sent()).toBe(0);
  expect(document.activeElement).toBe(date());
  expect(date().getAttribute('aria-invalid')).toBe('true');
});

test('TD-5 a time that has begun since it was chosen is refused beside its field, with what to do', async () => {
  const { user, router } = await open('2026-11-20T05:00:00Z');
  await fillTestDrive(user, { date: '2026-11-20', time: '12:30 PM' });
  stopClock('2026-11-20T08:45:00Z');
  await user.click(send());
  const sentence =
    'Time is over: in Dubai it is Friday 20 November, 12:45 PM. Choose a later time, or another day.';
  const words = await screen.findByText(sentence);
  expect(words.closest('fieldset')?.contains(slots()[0] as Node)).toBe(true);
  expect(router.state.location.pathname).toBe('/test-drive-form');
});

test('TD-5 a Sunday can be chosen, with a word about it', async () => {
  const { user, router } = await open();
  await fillTestDrive(user, { date: '2026-11-22' });
  expect(screen.getByText('Sunday: closed – we will propose a time.')).toBeTruthy();
  await user.click(send());
  await waitFor(() => expect(router.state.location.pathname).toBe('/test-drive-confirm'));
});

test('TD-6 TD-8 TD-10 the origin gets the fields and the car, and the choice is forgotten', async () => {
  const { user, router } = await openBefore([200, { message: 'Fine' }]);
  await user.click(send());
  await waitFor(() => expect(router.state.location.pathname).toBe('/test-drive-confirm'));
  expect(
    origin?.received.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body.toString())),
  ).toEqual([
    {
      fullName: 'Layla Hassan',
      email: 'layla@example.ae',
      mobileNumber: '+971 50 123 4567',
      date: '2026-11-24',
      time: '01:30 PM',
      carId: 'chosen',
    },
  ]);
  expect(localStorage.getItem('carId')).toBeNull();
});

test('TD-8 the choice is kept while the request is on its way', async () => {
  const { user, router } = await openBefore([201]);
  let release = () => {};
  origin?.on('/api/v1/test-drive', (request, response) => {
    release = () => says(201)(request, response);
  });
  await user.click(send());
  await waitFor(() => expect(origin?.requests).toContain('/api/v1/test-drive'));
  expect(localStorage.getItem('carId')).toBe('chosen');
  await user.click(send());
  release();
  await waitFor(() => expect(router.state.location.pathname).toBe('/test-drive-confirm'));
  expect(localStorage.getItem('carId')).toBeNull();
  expect(sent()).toBe(1);
});

test('TD-7 ERR-1 without a car nothing is sent, and the notice leads to the cars', async () => {
  site = await runSite([aCar({ testDrive: 'yes' })]);
  const { user } = site.visit('/test-drive-form');
  await fillTestDrive(user);
  await user.click(send());
  const notice = await screen.findByRole('alert');
  expect(notice.querySelector('p')?.textContent).toBe('No car selected for test drive');
  expect(notice.querySelector('a')?.getAttribute('href')).toBe('/test-drive');
  expect(notice.querySelector('a')?.textContent).toBe('Choose a car');
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Layla Hassan');
  expect(site.asked).toEqual([]);
});

test.each([
  [
    'the message of a refusal',
    400,
    { message: 'We are fully booked that day' },
    'We are fully booked that day',
  ],
  ['the error of a breakdown', 500, { error: 'Calendar is down' }, 'Calendar is down'],
])('TD-9 ERR-1 %s is shown word for word, and everything is kept', async (_what, status, body, words) => {
  const { user, router } = await openBefore([status, body]);
  await user.click(send());
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(router.state.location.pathname).toBe('/test-drive-form');
  expect(localStorage.getItem('carId')).toBe('chosen');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('layla@example.ae');
  expect(date().value).toBe('2026-11-24');
});

test('TD-9 a request that failed is sent again as the same one', async () => {
  const { user, router } = await openBefore([503]);
  await user.click(send());
  await screen.findByRole('alert');
  origin?.on('/api/v1/test-drive', says(201));
  await user.click(send());
  await waitFor(() => expect(router.state.location.pathname).toBe('/test-drive-confirm'));
  const keys = origin?.received
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys?.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('a visitor names another time and where to bring the car, and reads both in the receipt', async () => {
  const { user, router } = await open();
  await fillTestDrive(user);
  await user.click(screen.getByText('Another time suits me better'));
  await user.type(screen.getByLabelText(/^When would you rather come/), 'Weekdays after 6 PM');
  await user.click(screen.getByText('Bring it to me'));
  await user.type(screen.getByLabelText(/^Where/), 'Al Barsha');
  await user.click(send());
  await waitFor(() => expect(router.state.location.pathname).toBe('/test-drive-confirm'));
  const receipt = await screen.findByRole('region', { name: 'Your request' });
  expect(receipt.textContent).toMatch(
    /Another time suits you betterWeekdays after 6.PM.*Bring it toAl Barsha/,
  );
  expect(within(receipt).queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  const stored = await site.store.collection<Enquiry>('enquiries').findOne({ kind: 'testDrive' });
  expect(stored?.details).toMatchObject({ otherTime: 'Weekdays after 6 PM', bringTo: 'Al Barsha' });
});

test('TD-9 a car that was sold meanwhile is told of, and stays chosen', async () => {
  const { car, user } = await open();
  await fillTestDrive(user);
  await carStore(site.store).save({ ...car, saleStatus: 'sold' });
  await user.click(send());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/sold/);
  expect(within(alert).getByRole('link', { name: 'Choose another car' }).getAttribute('href')).toBe(
    '/test-drive',
  );
  expect(await within(yourCar()).findByText('This car is sold.')).toBeTruthy();
  expect(localStorage.getItem('carId')).toBe(car._id);
});

test('TD-9 a car that was withdrawn meanwhile is told of beside the form, and its page knows it', async () => {
  const { car, user, router } = await open();
  await fillTestDrive(user);
  await carStore(site.store).withdraw(car._id);
  await user.click(send());
  expect((await screen.findByRole('alert')).textContent).toMatch(/no longer listed/);
  expect(await within(yourCar()).findByText('This car is no longer listed')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('layla@example.ae');
  await router.navigate(`/car/${car._id}`);
  expect(await screen.findByText('This car is no longer for sale')).toBeTruthy();
});

test('TD-11 TD-12 TD-13 the confirmation says what comes next and leads on', async () => {
  site = await runSite();
  site.visit('/test-drive-confirm');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toMatch(/request was submitted.*agent will contact you shortly/);
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText('Confirmed within 2 hours while we are open.')).toBeTruthy();
  expect(screen.getByText('A test drive takes 20-30 minutes.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to home page' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Request More' }).getAttribute('href')).toBe('/test-drive');
});
