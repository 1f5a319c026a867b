// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { QueuedMail } from '../../rest/mail/outbox.ts';
import { faultyOrigin, json } from '../origins/faultyOrigin.ts';
import { runSite } from '../servers/runSite.tsx';
import { aCar } from '../stock/aCar.ts';

let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  await site.close();
});

test('a buyer of a reserved car reads so, can still ask for it, and is told when it becomes available', async () => {
  site = await runSite([aCar({ _id: 'x5', saleStatus: 'reserved' })]);
  const { user } = site.visit('/car/x5');
  expect(
    await screen.findByText('Reserved for another buyer. You can still ask for it, as second in line.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buy Now' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Tell me if it becomes free' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tell me if it becomes free' }));
  expect(dialog.getByText('BMW X5 xDrive40i')).toBeTruthy();
  await user.type(dialog.getByLabelText('Email'), 'noor@example.ae');
  await user.click(dialog.getByRole('button', { name: 'Email Me' }));
  expect(await dialog.findByText(/^Check your inbox/)).toBeTruthy();
  const queued = await site.store.collection<QueuedMail>('outbox').find({}).toArray();
  expect(queued.map(({ mail }) => mail.to)).toEqual(['noor@example.ae']);
});

test.each([
  ['/test-drive-form', 'Your car'],
  ['/buy-now-form', 'Your car'],
  ['/my-offer', 'Your car'],
  ['/finance', 'The car'],
])('%s says before it is sent that the car is reserved', async (path, region) => {
  site = await runSite([aCar({ _id: 'x5', saleStatus: 'reserved' })]);
  site.visit(`${path}?car=x5`);
  const car = within(await screen.findByRole('region', { name: region }));
  expect(await car.findByText('This car is reserved for another buyer.')).toBeTruthy();
});

test('a buyer of a reserved car is offered no mail where the system of the dealer sends none', async () => {
  const origin = await faultyOrigin();
  onTestFinished(() => origin.close());
  origin.on('/api/v1/car/x5', json(aCar({ _id: 'x5', saleStatus: 'reserved' })));
  site = await runSite([], { restUrl: origin.url });
  site.visit('/car/x5');
  expect(await screen.findByText(/^Reserved for another buyer\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tell me if it becomes free' })).toBeNull();
});

test('a car that is not reserved says nothing of it', async () => {
  site = await runSite([aCar({ _id: 'x5' })]);
  site.visit('/car/x5');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Tell me if it becomes free' })).toBeNull();
  expect(screen.queryByText(/Reserved for another buyer/)).toBeNull();
});

test('a car without a price is asked about in the place of an offer', async () => {
  site = await runSite([aCar({ _id: 'x5', originalPrice: null, discountedPrice: null })]);
  site.visit('/car/x5');
  const ask = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Ask for the price' });
  expect(new URL(ask.href).searchParams.get('text')).toMatch(
    /^Hello, what is the price of the BMW X5 xDrive40i\? http.*\/car\/x5$/,
  );
  expect(screen.queryByRole('link', { name: 'My offer' })).toBeNull();
});

test.each([
  ['yes', 0],
  ['no', 1],
])('a car whose mark for test drives is %s says that one is asked for: %i', async (testDrive, count) => {
  site = await runSite([aCar({ _id: 'x5', testDrive })]);
  site.visit('/car/x5');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryAllByText(/^Ask for a test drive/)).toHaveLength(count);
});
