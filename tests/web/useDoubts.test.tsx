// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// A test fills forms in faster than the advice is loaded: here it is loaded before.
import '../../web/enquiries/adviceIn.ts';
import { stopClock } from '../forms/fillBooking.ts';
import { anOffer } from '../forms/sendOffer.ts';
import { says, writingOrigin } from '../origins/writingOrigin.ts';
import { runSite } from '../servers/runSite.tsx';
import { aCar } from '../stock/aCar.ts';

let origin: Awaited<ReturnType<typeof writingOrigin>>;
let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(async () => {
  localStorage.clear();
  stopClock();
  origin = await writingOrigin();
  const car = aCar({ _id: 'chosen' });
  origin.on('/api/v1/car/chosen', says(200, car));
  origin.on('/api/v1/cars/filter', says(200, { cars: [car] }));
  const manufacturer = { _id: 'BMW', brandName: 'BMW' };
  origin.on(
    '/api/v1/fetch-vehicle-types',
    says(200, { vehicleTypes: [{ _id: 'X5', modelName: 'X5', manufacturer }] }),
  );
  site = await runSite([], { restUrl: origin.url });
  localStorage.setItem('carId', 'chosen');
});
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await site.close();
  await origin.close();
});

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`form [name="${name}"]`) ??
  expect.fail(`No field is called ${name}.`);
const posted = () => origin.received.filter(({ method }) => method === 'POST');

function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const radio = document.querySelector<HTMLInputElement>(
      `input[type=radio][name="${name}"][value="${value}"]`,
    );
    if (radio) fireEvent.click(radio);
    else {
      fireEvent.input(field(name), { target: { value } });
      fireEvent.change(field(name), { target: { value } });
    }
  }
}

const name = { firstName: 'Omar', lastName: 'Al Farsi' };
const address = { email: 'omar@example.ae', mobileNumber: '12' };
const reach = 'We may not be able to reach you at 12.';

test.each([
  ['/', 'Subscribe', { email: 'a@b' }, 'email', 'We may not be able to reach you at a@b.'],
  ['/contact-us', 'Send Message', { ...name, ...address, message: 'Hello' }, 'mobileNumber', reach],
  ['/buy-now-form', 'Request to Buy', { ...name, ...address }, 'mobileNumber', reach],
  [
    '/test-drive-form',
    'Request Test Drive',
    { fullName: 'Omar', ...address, date: '2026-11-24', time: '01:30 PM' },
    'mobileNumber',
    reach,
  ],
  [
    '/finance',
    'Submit Application',
    {
      ...{
        manufacturer: 'BMW',
        vehicleType: 'X5',
        fullName: 'Omar',
        ...address,
        mobileNumber: '050 123 4567',
      },
      ...{ salary: 'enough', hasExistingLoans: 'no' },
    },
    'salary',
    'In figures, such as 12,000?',
  ],
  ['/sell', 'Submit', { ...anOffer, year: '2031' }, 'year', '2031 is in the future.'],
])(
  'VAL-1 who sends the form of %s with a doubt is asked once, and it is sent as it is',
  async (path, label, filled, doubtful, doubt) => {
    const { user } = site.visit(path);
    await screen.findByRole('button', { name: label });
    await waitFor(() => field(doubtful));
    fill(filled);
    await user.click(screen.getByRole('button', { name: label }));
    const question = await screen.findByText(`${doubt} Correct it or send it as it is.`);
    expect(question.getAttribute('role')).toBe('alert');
    expect(document.activeElement).toBe(field(doubtful));
    expect(field(doubtful).getAttribute('aria-describedby')).toBe(question.id);
    expect(field(doubtful).getAttribute('aria-invalid')).toBeNull();
    expect(posted()).toEqual([]);
    await user.click(screen.getByRole('button', { name: label }));
    await waitFor(() => expect(posted()).toHaveLength(1));
    expect(posted()[0]?.body.toString()).toContain(new Map(Object.entries(filled)).get(doubtful));
  },
);

test('a visitor whose message was sent as it is finds no question at the emptied fields', async () => {
  const { user } = site.visit('/contact-us');
  const send = await screen.findByRole('button', { name: 'Send Message' });
  fill({ ...name, email: 'a@b', mobileNumber: '12', message: 'Hello' });
  await user.click(send);
  expect(await screen.findAllByText(/Correct it or send it as it is\.$/)).toHaveLength(2);
  await user.click(send);
  await screen.findByText('Message sent successfully!');
  await waitFor(() => expect(field('email').value).toBe(''));
  expect(screen.queryAllByText(/Correct it or send it as it is\.$/)).toEqual([]);
});

test('a visitor who changes a doubtful text by keyboard is asked about the new one, and about each together', async () => {
  const { user } = site.visit('/contact-us');
  await screen.findByRole('button', { name: 'Send Message' });
  fill({ ...name, mobileNumber: '12', message: 'Hello' });
  await user.type(field('email'), 'a@b{Enter}');
  expect(screen.getAllByText(/Correct it or send it as it is\.$/)).toHaveLength(2);
  expect(document.activeElement).toBe(field('email'));
  await user.keyboard('c');
  expect(screen.getAllByText(/Correct it or send it as it is\.$/)).toHaveLength(1);
  expect(document.activeElement).toBe(field('email'));
  await user.keyboard('{Enter}');
  expect(
    screen.getByText('We may not be able to reach you at a@bc. Correct it', { exact: false }),
  ).toBeTruthy();
  await user.keyboard('.ae{Enter}');
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(JSON.parse(String(posted()[0]?.body))).toMatchObject({ email: 'a@bc.ae', mobileNumber: '12' });
});
