import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'docs/recipes';
const recipes = readdirSync(FOLDER).map((file) => [file, readFileSync(`${FOLDER}/${file}`, 'utf8')] as const);

test.each(recipes)('an engineer who follows %s finds each of its files', (_, text) => {
  const paths = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(1);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test.each(recipes)('an engineer who follows %s writes no more files than its first line says', (_, text) => {
  const most = Number(/^At most (\d+) files: .+\.\n/.exec(text)?.[1]);
  const places = [...text.matchAll(/^(\d+)\. /gm)].map(([, place]) => Number(place));
  expect(places).toContain(1);
  expect(Math.max(...places)).toBeLessThanOrEqual(most);
});
