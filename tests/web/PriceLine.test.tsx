// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aCar } from '../stock/aCar.ts';
import { runSite } from '../servers/runSite.tsx';

// What a dealer might enter; each test takes its own list.
const priceParts = vi.hoisted((): object[] => []);
vi.mock(import('../../rest/dealership/defaultDealership.ts'), async (original) => {
  const { defaultDealership } = await original();
  return {
    defaultDealership: {
      ...defaultDealership,
      priceParts: priceParts as typeof defaultDealership.priceParts,
    },
  };
});

let site: Awaited<ReturnType<typeof runSite>>;

afterEach(async () => {
  cleanup();
  await site.close();
});

/** Shows a car of AED 180,000 of a dealer who states these parts of the price. */
async function show(parts: object[], car = aCar({ originalPrice: 180_000, discountedPrice: null })) {
  priceParts.splice(0, priceParts.length, ...parts);
  site = await runSite([car]);
  site.visit(`/car/${car._id}`);
  await screen.findByRole('heading', { level: 1 });
}

const stated = [
  { item: 'vat', included: true },
  { item: 'transfer', included: false, amount: 350 },
  { item: 'registration', included: false, amount: 420 },
  { item: 'plates', included: false, amount: 50 },
];
const insured = { item: 'insurance', included: false, percent: 2 };

test('a buyer reads in one line what the price includes, and what all costs behind it', async () => {
  await show([...stated, insured, { item: 'delivery', included: true }]);
  const line = screen.getByText(
    /^Price includes VAT and delivery\. Not included: transfer, registration, plates and insurance, about AED 4,420\.$/,
  );
  const sum = within(line.closest('details')!);
  const rows = sum
    .getAllByRole('term', { hidden: true })
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')]);
  expect(rows).toEqual([
    ['Price of the car', 'AED 180,000'],
    ['VAT', 'Included'],
    ['Transfer of ownership', 'AED 350'],
    ['Registration', 'AED 420'],
    ['Number plates', 'AED 50'],
    ['Insurance', 'AED 3,600'],
    ['Total on the road', 'AED 184,420'],
    ['Delivery, if you want it', 'Included'],
  ]);
  expect(sum.queryByText('Example')).toBeNull();
});

test('a buyer reads what is on request or not stated, and a total that says so', async () => {
  await show([...stated.slice(0, 3), { item: 'insurance', included: false }]);
  expect(
    screen.getByText(
      'Price includes VAT. Not included: transfer and registration, about AED 770, and insurance.',
    ),
  ).toBeTruthy();
  for (const [label, value] of [
    ['Number plates', 'Not stated'],
    ['Insurance', 'On request'],
    ['Total on the road, without plates and insurance', 'AED\u00a0180,770'],
  ] as const) {
    expect(screen.getByText(label).nextElementSibling?.textContent).toBe(value);
  }
});

test('a buyer of a dealer who states nothing is led to ask', async () => {
  const car = aCar();
  await show([], car);
  expect(screen.getByRole('link', { name: 'Ask us what the price includes' }).getAttribute('href')).toBe(
    `/contact-us?car=${car._id}`,
  );
  expect(screen.queryByText(/^Price includes/)).toBeNull();
});

test.each([
  ['a sold car', { saleStatus: 'sold' }],
  ['a car whose price is on request', { originalPrice: null, discountedPrice: null }],
])('nothing is said about what the price includes of %s', async (_which, fields) => {
  await show(stated, aCar(fields));
  expect(screen.queryByText(/^Price includes|^Ask us what/)).toBeNull();
});
