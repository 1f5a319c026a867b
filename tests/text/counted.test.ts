import { expect, it } from 'vitest';
import { counted } from '../../text/counted.ts';

it.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [2, '2 seconds'],
  [3_600, '3,600 seconds'],
])('a reader finds %i with the noun in the right number', (count, text) => {
  expect(counted(count, 'second')).toBe(text);
});

it('a reader finds the given plural where it is not the noun with an s', () => {
  expect([1, 2].map((count) => counted(count, 'enquiry', 'enquiries'))).toEqual(['1 enquiry', '2 enquiries']);
});
