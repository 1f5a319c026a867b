import { expect, it } from 'vitest';
import { phoneDigits } from '../../rest/enquiries/phoneDigits.ts';

it.each([
  '050 123 4567',
  '971501234567',
  '+971 50 123 4567',
  '00971-50-1234567',
  '+971 (0)50 1234567',
  '501234567',
  '٠٥٠١٢٣٤٥٦٧',
])('a salesman finds %s, however the mobile number is written', (typed) =>
  expect(phoneDigits(typed)).toBe('971501234567'),
);

it.each(['04 555 6666', '+971 4 555 6666', '97145556666'])('the same number of a house is %s', (typed) =>
  expect(phoneDigits(typed)).toBe('97145556666'),
);

it.each([
  ['+44 20 7946 0958', '442079460958'],
  ['0044 20 7946 0958', '442079460958'],
  ['+51 1234567', '511234567'],
  ['on request', ''],
])('a number of another country, %s, is its digits', (typed, digits) =>
  expect(phoneDigits(typed)).toBe(digits),
);
