// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetCars } from '../../web/cars/recent/recentCars.ts';
import { dealership } from '../../web/dealer/dealership.ts';
import { aCar } from '../stock/aCar.ts';
import { runSite } from '../servers/runSite.tsx';

let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(() => forgetCars());

afterEach(async () => {
  cleanup();
  await site.close();
});

/** Opens the page of a car, with or without a calculator, and returns the visitor. */
async function open(car = aCar({ originalPrice: 250_000, discountedPrice: 200_000 })) {
  site = await runSite([car]);
  const { user } = site.visit(`/car/${car._id}`);
  await screen.findByRole('heading', { level: 1 });
  return user;
}

const calculator = () => screen.queryByRole('region', { name: 'Payment calculator' });
const box = (name: string) => within(calculator()!).getByRole<HTMLInputElement>('textbox', { name });
const slider = (name: string) => within(calculator()!).getByRole<HTMLInputElement>('slider', { name });
/** What a screen reader says, with plain spaces. */
const told = () => within(calculator()!).getByRole('status').textContent?.replaceAll('\u00a0', ' ');

const applyAt = () =>
  within(calculator()!).getByRole('link', { name: 'Apply for finance' }).getAttribute('href');

test('a buyer reads what the car costs a month at either kind of rate, as the settings start', async () => {
  expect(dealership.finance).toMatchObject({
    downPayment: 20,
    months: 60,
    reducingRate: 3.99,
    flatRate: 2.15,
  });
  await open();
  expect(told()).toBe(
    'You borrow AED 160,000 for 60 months.' +
      'Reducing rate 3.99% a year AED 2,946 a month Total interest AED 16,755' +
      'Flat rate 2.15% a year AED 2,953 a month Total interest AED 17,200',
  );
  const words = calculator()?.textContent;
  expect(words).toContain('An estimate, not an offer.');
  expect(applyAt()).toMatch(/^\/finance\?car=.+&down=40000&months=60$/);
});

test.each(['60k', 'AED 60 K', '0.06m', '60,000'])(
  'a buyer pays AED 60,000 down by typing %s',
  async (typed) => {
    const user = await open();
    await user.clear(box('Down payment in AED'));
    await user.type(box('Down payment in AED'), `${typed}{Enter}`);
    expect(box('Down payment in AED').value).toBe('60,000');
    await user.clear(box('Term in months'));
    await user.type(box('Term in months'), '36m{Enter}');
    expect(applyAt()).toMatch(/&down=60000&months=36$/);
  },
);

test('a buyer who applies for finance takes the chosen terms along', async () => {
  const user = await open();
  await user.clear(box('Down payment in percent'));
  await user.type(box('Down payment in percent'), '40');
  await user.clear(box('Term in months'));
  await user.type(box('Term in months'), '36');
  expect(applyAt()).toMatch(/&down=80000&months=36$/);
});

test('a buyer types a down payment in dirhams or in percent, and the other follows', async () => {
  const user = await open();
  const [amount, percent] = [box('Down payment in AED'), box('Down payment in percent')];
  await user.clear(amount);
  await user.type(amount, '65000');
  expect([percent.value, slider('Down payment').getAttribute('aria-valuetext')]).toEqual([
    '32.5',
    '32.5%, AED\u00a065,000',
  ]);
  expect(told()).toContain('You borrow AED 135,000 for 60 months.');
  await user.clear(percent);
  await user.type(percent, '50{Tab}');
  expect([amount.value, percent.value]).toEqual(['100,000', '50']);
  expect(told()).toContain('You borrow AED 100,000');
  expect(told()).toContain('AED 1,841 a month');
});

test('a buyer types the terms in Arabic digits', async () => {
  const user = await open();
  const [amount, percent] = [box('Down payment in AED'), box('Down payment in percent')];
  await user.clear(amount);
  await user.type(amount, '٦٥٠٠٠');
  expect(percent.value).toBe('32.5');
  await user.clear(percent);
  await user.type(percent, '۴۰٫۵{Tab}');
  expect([amount.value, percent.value]).toEqual(['81,000', '40.5']);
});

test('what is beyond the limits is marked, changes nothing, and becomes the limit when it is left', async () => {
  const user = await open();
  const [amount, months] = [box('Down payment in AED'), box('Term in months')];
  expect(amount.getAttribute('aria-invalid')).toBeNull();
  await user.clear(amount);
  await user.type(amount, '1000');
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(amount.getAttribute('aria-describedby')!)?.textContent).toBe(
    'From AED\u00a040,000 (20%) to AED\u00a0160,000 (80%)',
  );
  expect(told()).toContain('You borrow AED 160,000');
  await user.tab();
  expect([amount.value, amount.getAttribute('aria-invalid')]).toEqual(['40,000', null]);
  await user.clear(months);
  await user.type(months, '84{Enter}');
  expect(months.value).toBe('60');
  await user.clear(months);
  await user.type(months, 'none{Tab}');
  expect(months.value).toBe('60');
});

test('a buyer moves the sliders', async () => {
  await open();
  expect(slider('Down payment')).toMatchObject({ min: '20', max: '80' });
  expect(slider('Term')).toMatchObject({ min: '12', max: '60' });
  fireEvent.change(slider('Down payment'), { target: { value: '40' } });
  fireEvent.change(slider('Term'), { target: { value: '24' } });
  expect([box('Down payment in AED').value, box('Term in months').value]).toEqual(['80,000', '24']);
  expect(slider('Term').getAttribute('aria-valuetext')).toBe('24 months');
  expect(told()).toContain('You borrow AED 120,000 for 24 months.');
});

test('a slider that is moved straight from a box keeps what it was moved to', async () => {
  const user = await open();
  const percent = box('Down payment in percent');
  await user.clear(percent);
  await user.type(percent, '50');
  fireEvent.change(slider('Down payment'), { target: { value: '30' } });
  await user.tab();
  expect([percent.value, box('Down payment in AED').value]).toEqual(['30', '60,000']);
});

test.each([
  ['a sold car', aCar({ saleStatus: 'sold' })],
  ['a car without a price', aCar({ originalPrice: null, discountedPrice: null })],
  ['a car with a price of 0', aCar({ originalPrice: 0, discountedPrice: null })],
])('%s has no calculator', async (_what, car) => {
  await open(car);
  expect(calculator()).toBeNull();
});
