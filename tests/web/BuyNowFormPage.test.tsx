// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aCar } from '../stock/aCar.ts';
import { fillPurchase } from '../forms/fillBooking.ts';
import { runSite } from '../servers/runSite.tsx';
import { says, writingOrigin } from '../origins/writingOrigin.ts';

let site: Awaited<ReturnType<typeof runSite>>;
let origin: Awaited<ReturnType<typeof writingOrigin>> | undefined;

beforeEach(() => localStorage.clear());

afterEach(async () => {
  cleanup();
  await site.close();
  await origin?.close();
  origin = undefined;
});

/** Opens the form and fills it in; the origin has only the routes of spec §7. */
async function openBefore(...answer: Parameters<typeof says>) {
  origin = await writingOrigin();
  origin.on('/api/v1/car/chosen', says(200, aCar({ _id: 'chosen' })));
  origin.on('/api/v1/buy-car', says(...answer));
  site = await runSite([], { restUrl: origin.url });
  localStorage.setItem('carId', 'chosen');
  const visit = site.visit('/buy-now-form');
  await fillPurchase(visit.user);
  return visit;
}

const send = () => screen.getByRole('button', { name: 'Request to Buy' });

test('BN-2 BN-8 the form has four fields, all required, and says when sales answers', async () => {
  site = await runSite();
  const { user } = site.visit('/buy-now-form');
  await screen.findByLabelText('First name');
  const fields = [
    ['First name', 'text'],
    ['Last name', 'text'],
    ['Email', 'email'],
    ['Mobile number', 'tel'],
  ] as const;
  for (const [label, type] of fields) {
    expect(screen.getByLabelText<HTMLInputElement>(label)).toMatchObject({ type, required: true, value: '' });
  }
  expect(screen.getByText('Sales contacts you within 24 hours (working days).')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(send());
  expect(screen.getByText('Please check these 4 fields:')).toBeTruthy();
});

test('BN-3 BN-5 the origin gets the fields and the car, and the choice is forgotten', async () => {
  const { user, router } = await openBefore(201);
  await user.click(send());
  await waitFor(() => expect(router.state.location.pathname).toBe('/buy-now-confirm'));
  const posted = origin?.received.filter(({ method }) => method === 'POST');
  expect(posted?.map(({ path, body }) => [path, JSON.parse(body.toString())])).toEqual([
    [
      '/api/v1/buy-car',
      {
        firstName: 'Omar',
        lastName: 'Al Farsi',
        email: 'omar@example.ae',
        mobileNumber: '050 765 4321',
        carId: 'chosen',
      },
    ],
  ]);
  expect(localStorage.getItem('carId')).toBeNull();
});

test('BN-5 our own origin stores the request', async () => {
  const car = aCar();
  site = await runSite([car]);
  const { user, router } = site.visit(`/buy-now-form?car=${car._id}`);
  await fillPurchase(user);
  await user.click(send());
  await waitFor(() => expect(router.state.location.pathname).toBe('/buy-now-confirm'));
});

test('BN-4 ERR-1 without a car nothing is sent, and the notice has the words of the specification', async () => {
  site = await runSite([aCar()]);
  const { user } = site.visit('/buy-now-form');
  await fillPurchase(user);
  await user.click(send());
  const notice = await screen.findByRole('alert');
  expect(notice.querySelector('p')?.textContent).toBe('No car selected for test drive');
  expect(notice.querySelector('a')?.getAttribute('href')).toBe('/buy');
  expect(site.asked).toEqual([]);
});

test('BN-6 ERR-1 a failure is told word for word, and everything is kept', async () => {
  const { user, router } = await openBefore(500, { message: 'The sales desk is closed' });
  await user.click(send());
  expect((await screen.findByRole('alert')).textContent).toBe('The sales desk is closed');
  expect(router.state.location.pathname).toBe('/buy-now-form');
  expect(localStorage.getItem('carId')).toBe('chosen');
  expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Al Farsi');
});

test('BN-7 BN-8 the confirmation has the next steps, a help line and a way home', async () => {
  site = await runSite();
  site.visit('/buy-now-confirm');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toMatch(/request was submitted.*agent will contact you shortly/);
  const steps = screen.getByRole('region', { name: 'What happens next' });
  expect(steps.querySelectorAll('ol > li').length).toBeGreaterThan(2);
  expect(steps.textContent).toContain('Help line');
  expect(steps.querySelector('a')?.getAttribute('href')).toBe('tel:+97140000000');
  expect(screen.getByText('Sales contacts you within 24 hours (working days).')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to home page' }).getAttribute('href')).toBe('/');
});
