import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What tests of every engine begin with, and their title. */
const ofEngines = /\.each\((?:storeEngines|busyEngines|everyEngine|engines)\)\(\s*(['"`].*)/g;

test('a test that runs on every engine of the store names its engine, by which npm run test:system finds it', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' });
  const titles = files
    .filter((file) => /\.test\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(`tests/${file}`, 'utf8').matchAll(ofEngines)])
    .map(([, title]) => title);
  expect(titles.length).toBeGreaterThan(20);
  expect(titles.filter((title) => !title?.includes('$name'))).toEqual([]);
});
