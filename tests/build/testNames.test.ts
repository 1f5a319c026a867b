import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** The names of the files in a folder and below it, without their endings, in small letters. */
function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => basename(file).replace(/(Contract)?(\.test)?\.\w+$/, ''))
    .map((name) => name.toLowerCase());
}

test.each(['rest', 'gateway'])('an engineer finds the source of a test in tests/%s by its name', (folder) => {
  const sources = new Set(namesIn(folder));
  const tests = readdirSync(`tests/${folder}`)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => file.replace(/(Contract)?\.test\.ts$/, '').toLowerCase());
  expect(tests.filter((name) => !sources.has(name))).toEqual([]);
});
