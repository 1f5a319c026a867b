import { expect, test } from 'vitest';
import type { PromisedTime } from '../../rest/dealership/dealership.ts';
import { promiseInWords } from '../../rest/dealership/promiseInWords.ts';

test.each<[PromisedTime, string]>([
  [{ max: 24, unit: 'hours' }, '24 hours'],
  [{ min: 24, max: 48, unit: 'hours' }, '24-48 hours'],
  [{ min: 20, max: 30, unit: 'minutes' }, '20-30 minutes'],
  [{ max: 1, unit: 'days' }, '1 day'],
  [{ min: 1, max: 2, unit: 'days' }, '1-2 days'],
])('a visitor reads the promise %j as %s', (promise, words) => {
  expect(promiseInWords(promise)).toBe(words);
});
