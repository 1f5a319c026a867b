// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adviceIn } from '../../web/enquiries/adviceIn.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28') }));
afterEach(() => vi.useRealTimers());

function on(name: string, typed: string) {
  const { hint, ask } = adviceIn('en');
  const form = document.createElement('form');
  const input = Object.assign(document.createElement('input'), { name });
  form.append(input);
  input.value = typed;
  return { hint: hint(name, typed), question: new Map(Object.entries(ask(form, {}) ?? {})).get(name) };
}

test.each([
  ...['a@b', 'noor@localhost', 'noor@example.a', 'noor@10.0.0.1', 'noor@example..ae'].map((typed) => [
    'email',
    typed,
  ]),
  ...['12', '055-222', '٠٥٠', 'call me', '1'.repeat(16)].map((typed) => ['mobileNumber', typed]),
] as [string, string][])('a visitor whose %s is "%s" may not be reached', (name, typed) => {
  expect(on(name, typed)).toEqual({
    hint: `We may not be able to reach you at ${typed}.`,
    question: `We may not be able to reach you at ${typed}. Correct it or send it as it is.`,
  });
});

test.each([
  ['year', '18', 'Did you mean 2018?'],
  ['year', '98', 'Did you mean 1998?'],
  ['year', '١٨', 'Did you mean 2018?'],
  ['year', '2030', '2030 is in the future.'],
  ['year', '1066', 'A year, such as 2018?'],
  ['year', 'new', 'A year, such as 2018?'],
  ['mileage', '150', 'Did you mean 150,000?'],
  ['mileage', '12abc', 'In figures, such as 60,000?'],
  ['price', 'abc', 'In figures, such as 85,000?'],
  ['price', 'ninety thousand', 'In figures, such as 85,000?'],
  ['price', 'AED ٨٥', 'Did you mean 85,000?'],
  ['salary', '12', 'Did you mean AED\u00a012,000 a month?'],
  ['salary', 'enough', 'In figures, such as 12,000?'],
])('a visitor whose %s is "%s" is asked: %s', (name, typed, question) => {
  expect(on(name, typed)).toEqual({
    hint: question,
    question: `${question} Correct it or send it as it is.`,
  });
});

test.each([
  ...['a@b.ae', 'noor@example.co.uk'].map((typed) => ['email', typed]),
  ...['noor@mail.xn--mgbaam7a8h', 'نور@مثال.امارات', ''].map((typed) => ['email', typed]),
  ...['050 123 4567', '+971 (50) 123-4567', '٠٥٠١٢٣٤٥٦٧', '04 555 6666', ''].map((typed) => [
    'mobileNumber',
    typed,
  ]),
  ...['2019', '2027', '٢٠١٩', '2018 or 2019', 'model 2020', ''].map((typed) => ['year', typed]),
  ...['84,000', '84.000 km', '150k', '٨٤٬٠٠٠', 'about 90 thousand', '0'].map((typed) => ['mileage', typed]),
  ...['145000', 'AED 145,000', 'aed85000', '85,000 negotiable', '1.5m', '90 ألف درهم'].map((typed) => [
    'price',
    typed,
  ]),
  ...['22000', 'AED 22,000', ''].map((typed) => ['salary', typed]),
  ...['12', 'constructor'].map((typed) => ['message', typed]),
  ['constructor', 'a@b'],
] as [string, string][])('a visitor whose %s is "%s" is asked nothing', (name, typed) => {
  expect(on(name, typed)).toEqual({});
});

test.each(['12k', '١٢k', '12 thousand'])(
  'an applicant who abbreviates a salary (%s) is told how it is read',
  (typed) => {
    expect(on('salary', typed)).toEqual({ hint: 'We read this as AED\u00a012,000 a month.' });
  },
);
