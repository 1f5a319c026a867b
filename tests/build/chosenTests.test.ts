import { expect, test } from 'vitest';
import { chosenTests } from '../chosenTests.mjs';

const files = [
  'tests/rest/carRoutes.test.ts',
  'tests/web/BuyPage.test.tsx',
  'tests/build/budgets.test.ts',
  'tests/system/workers.test.ts',
  'tests/e2e/buy.spec.ts',
  'tests/firefox/buying.test.ts',
  'tests/run.mjs',
];

test('an engineer who names no file runs all files, but for the system tests and those in Firefox', () => {
  const all = { unit: [], browser: [], build: true };
  expect(chosenTests([], files)).toEqual({ ...all, options: [] });
  expect(chosenTests(['--retries=0'], files)).toEqual({ ...all, options: ['--retries=0'] });
});

test('an engineer who names files runs each with the runner that it belongs to, and no other', () => {
  const line = 'tests/rest/carRoutes.test.ts:12';
  expect(chosenTests([line], files)).toEqual({ unit: [line], options: [], build: false });
  expect(chosenTests(['e2e/buy'], files)).toEqual({ browser: ['e2e/buy'], options: [], build: true });
  expect(chosenTests(['carRoutes', 'buy.spec', '-g', 'a buyer'], files)).toEqual({
    unit: ['carRoutes'],
    browser: ['buy.spec'],
    options: ['-g', 'a buyer'],
    build: true,
  });
});

test('an engineer who names Firefox runs its tests alone, on a build', () => {
  expect(chosenTests(['firefox'], files)).toEqual({ firefox: ['firefox'], options: [], build: true });
});

test('an engineer who names the system, or a file of its tests, runs those alone, on a build', () => {
  for (const part of ['tests/system/', 'workers']) {
    expect(chosenTests([part], files)).toEqual({ system: [part], options: [], build: true });
  }
});

test('an engineer waits for a build only where a test is about what it makes', () => {
  expect(chosenTests(['tests/build/'], files).build).toBe(true);
  expect(chosenTests(['web/BuyPage'], files).build).toBe(false);
});

test('an engineer who names a file that is no test runs nothing', () => {
  expect(chosenTests(['run'], files)).toEqual({ options: [], build: false });
});
