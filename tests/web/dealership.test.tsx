// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { QueuedMail } from '../../rest/mail/outbox.ts';
import { aCar } from '../stock/aCar.ts';
import { filledForms } from '../forms/filledForms.ts';
import { fillTestDrive, stopClock } from '../forms/fillBooking.ts';
import { runRest } from '../servers/runRest.ts';
import { runSite } from '../servers/runSite.tsx';
import { anOffer } from '../forms/sendOffer.ts';
import { multipart, post } from '../forms/multipart.ts';

// As if the dealer had edited the file of facts.
vi.mock(import('../../rest/dealership/defaultDealership.ts'), async (original) => {
  const { defaultDealership: dealership } = await original();
  return {
    defaultDealership: {
      ...dealership,
      legalName: 'Falcon Cars',
      promises: { ...dealership.promises, sellReply: { max: 3, unit: 'days' as const } },
      openingHours: { ...dealership.openingHours, Friday: [] },
      socials: [
        { name: 'Instagram', url: 'https://www.instagram.com/falcon.cars' },
        { name: 'Facebook', url: '' },
      ],
    },
  };
});

let site: Awaited<ReturnType<typeof runSite>>;
let rest: Awaited<ReturnType<typeof runRest>>;

beforeEach(async () => {
  localStorage.clear();
  stopClock();
  rest = await runRest({ mail: { publicUrl: 'https://cars.example', dealerEmail: 'sales@dealer.example' } });
});
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await site?.close();
  await rest.close();
});

const mails = async () =>
  (
    await rest.store
      .collection<QueuedMail>('outbox')
      .find({}, { sort: { _id: 1 } })
      .toArray()
  ).map(({ mail }) => mail);

test('a dealer who changes a promise changes it on the site, in the reply and in both mails', async () => {
  site = await runSite();
  site.visit('/sell-confirm');
  expect(await screen.findByText(/replies within 3 days \(working days\)\./)).toBeTruthy();

  const parts = Object.entries(anOffer).map(([name, content]) => ({ name, content }));
  const { body } = await post(`${rest.url}/api/v1/sell-car`, multipart(parts));
  expect(body.message).toBe('Car details submitted successfully. Our team replies within 3 days.');
  const [visitor, dealer] = await mails();
  expect(visitor?.text).toContain('You have our answer within 3 days.');
  expect(dealer?.text).toContain('We promise to answer within 3 days.');
});

test('a dealer who changes the name is named so by the site and signs so in mails', async () => {
  site = await runSite();
  site.visit('/contact-us');
  expect(within(await screen.findByRole('contentinfo')).getByText('© Falcon Cars')).toBeTruthy();
  const form = Buffer.from(JSON.stringify(filledForms['/api/v1/contact-us']));
  await post(`${rest.url}/api/v1/contact-us`, form, { 'content-type': 'application/json' });
  const [visitor] = await mails();
  expect(visitor?.subject).toMatch(/^We have your message \w{4}-\w{4} - Marsa$/);
  expect(visitor?.text).toMatch(/Your sales team\nFalcon Cars\n\+971 4 000 0000$/);
});

test('a dealer who closes on another day closes it in the lines of the site and in the booking form', async () => {
  const car = aCar({ testDrive: 'yes' });
  site = await runSite([car]);
  const { user } = site.visit(`/test-drive-form?car=${car._id}`);
  await screen.findByLabelText('Full name');
  const foot = within(screen.getByRole('contentinfo'));
  for (const line of ['Mon-Thu 9:00 AM-7:00 PM', 'Fri closed', 'Sun closed']) {
    expect(foot.getByText(line)).toBeTruthy();
  }
  expect(screen.getByText('We are closed on Fridays and Sundays.')).toBeTruthy();
  await fillTestDrive(user, { date: '2026-11-27' });
  expect(screen.getByText('Friday: closed – we will propose a time.')).toBeTruthy();
});

test('FTR-5 a social network is a link of the footer, and is not named without an address', async () => {
  site = await runSite();
  site.visit('/terms');
  const networks = within(await screen.findByRole('list', { name: 'Social networks' }));
  expect(networks.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Instagram']);
  const link = networks.getByRole('link', { name: 'Instagram' });
  expect(link.getAttribute('href')).toBe('https://www.instagram.com/falcon.cars');
});
