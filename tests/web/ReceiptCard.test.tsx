// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import { fillPurchase, fillTestDrive, stopClock } from '../forms/fillBooking.ts';
import { runSite } from '../servers/runSite.tsx';
import { aCar, carOf } from '../stock/aCar.ts';

let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(async () => {
  localStorage.clear();
  site = await runSite([
    aCar({ _id: 'x5', ...carOf('BMW', 'X5'), originalPrice: 200_000, discountedPrice: null }),
  ]);
});

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await site.close();
});

const receipt = async () => within(await screen.findByRole('region', { name: 'Your request' }));

/** The reference of the one enquiry that is stored. */
async function reference() {
  const [{ _id: id } = { _id: '' }] = await site.store.collection<Enquiry>('enquiries').find({}).toArray();
  return `${id.slice(-8, -4)}-${id.slice(-4)}`.toUpperCase();
}

const plain = ({ textContent }: Element) => textContent?.replaceAll('\u00a0', ' ');

/** What the receipt says, by its labels, with plain spaces. */
async function facts() {
  await waitFor(async () => expect((await receipt()).getByText('Reference')).toBeTruthy());
  const rows = (await screen.findByRole('region', { name: 'Your request' })).querySelectorAll('dl > div');
  const said = [...rows].map((row) => [...row.children].slice(0, 2).map(plain));
  return Object.fromEntries(said) as Record<string, string>;
}

async function bookTestDrive(date?: string) {
  const { user, router } = site.visit('/test-drive-form?car=x5');
  await fillTestDrive(user, { date });
  await user.click(screen.getByRole('button', { name: 'Request Test Drive' }));
  return { user, router };
}

test('a buyer who asks for a test drive gets a receipt: the car with its picture, the slot, a reference, and by when it is confirmed', async () => {
  stopClock();
  await bookTestDrive();
  expect(await facts()).toEqual({
    Reference: await reference(),
    'Test drive': 'Tuesday 24 November 2026, 01:30 PM',
    'You will hear from us by': 'Friday 20 November, 4:00 PM',
  });
  expect((await receipt()).getByRole('heading', { name: 'BMW X5' })).toBeTruthy();
  expect((await receipt()).getByText('AED 200,000')).toBeTruthy();
  const picture = screen.getByRole('region', { name: 'Your request' }).querySelector('img');
  expect(picture?.src).toContain('x5.jpg');
  const chat = new URL((await receipt()).getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href);
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href).toBe(chat.href);
  expect(chat.searchParams.get('text')).toBe(
    `Hello, I have a question about my request ${await reference()}, the BMW X5.`,
  );
});

test('a buyer reads no time of which AM or PM stands on the next line', async () => {
  stopClock();
  await bookTestDrive();
  await facts();
  expect((await receipt()).getByText(/01:30.PM/).textContent).toContain('01:30\u00a0PM');
  expect((await receipt()).getByText(/4:00.PM/).textContent).toContain('4:00\u00a0PM');
});

test('a buyer adds the test drive to the calendar', async () => {
  stopClock();
  const files: Blob[] = [];
  const made = vi
    .spyOn(URL, 'createObjectURL')
    .mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const { user } = await bookTestDrive();
  await facts();
  await user.click((await receipt()).getByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const event = await files[0]?.text();
  expect(event).toContain('DTSTART;TZID=Asia/Dubai:20261124T133000');
  expect(event).toContain('SUMMARY:Test drive: BMW X5');
  made.mockRestore();
});

test('who asks for a day on which the showroom is closed reads so, and that day goes into no calendar', async () => {
  stopClock();
  await bookTestDrive('2026-11-22');
  expect((await facts())['Test drive']).toBe(
    'Sunday 22 November 2026: we are closed and will propose another time',
  );
  expect((await receipt()).getByText('You asked for 01:30 PM, Dubai time.')).toBeTruthy();
  expect((await receipt()).queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});

test('who asks to buy on a Saturday is not promised an answer on the Sunday', async () => {
  stopClock('2026-11-21T11:00:00Z');
  const { user } = site.visit('/buy-now-form?car=x5');
  await fillPurchase(user);
  await user.click(screen.getByRole('button', { name: 'Request to Buy' }));
  expect(await facts()).toEqual({
    Reference: await reference(),
    'You will hear from us by': 'Monday 23 November, 3:00 PM',
  });
  expect((await receipt()).getByText(/counting working days/)).toBeTruthy();
});

test.each([
  '/test-drive-confirm',
  '/buy-now-confirm',
  '/my-offer-confirm',
  '/finance-confirm',
  '/sell-confirm',
])('a confirmation that is opened by its address (%s) makes no receipt up', async (path) => {
  site.visit(path);
  expect((await receipt()).queryByText('Reference')).toBeNull();
  expect((await receipt()).getByRole('link', { name: 'WhatsApp' })).toBeTruthy();
});
