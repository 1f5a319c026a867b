import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lookups-'));
  const jsPlugins = [resolve('tests/lint/lookups.mjs')];
  await writeFile(
    join(folder, 'config.json'),
    JSON.stringify({ jsPlugins, rules: { 'lookups/own': 'error' } }),
  );
});
afterEach(() => rm(folder, { recursive: true }));

/** How often lint reports a look-up in `source`. */
async function reports(source: string): Promise<number> {
  await writeFile(join(folder, 'source.ts'), `declare const name: string;\n${source}\n`);
  const json = await new Promise<string>((done) => {
    // Lint may end with an error, as it should.
    execFile(
      resolve('node_modules/.bin/oxlint'),
      ['-c', 'config.json', '--format=json', 'source.ts'],
      { cwd: folder },
      (_error, stdout) => done(stdout),
    );
  });
  const { diagnostics } = JSON.parse(json) as { diagnostics: { code: string }[] };
  return diagnostics.filter(({ code }) => code === 'lookups(own)').length;
}

it.each([
  ['with `in`', 'export const known = name in { low: 1 };'],
  [
    'by a cast to `keyof`',
    'const sorts = { low: 1 };\nexport const sort = sorts[name as keyof typeof sorts];',
  ],
  [
    'in a table whose keys are texts',
    'const sorts: Record<string, number> = { low: 1 };\nexport const sort = sorts[name];',
  ],
  [
    'in a table that is declared below',
    'export const sort = () => sorts[name];\nconst sorts: Record<string, number> = { low: 1 };',
  ],
])('lint names a look-up in a plain object %s', async (_, source) => {
  expect(await reports(source)).toBe(1);
});

it.each([
  ['of a constant name', `export const known = 'low' in { low: 1 };`],
  ['after Object.hasOwn', 'export const known = Object.hasOwn({ low: 1 }, name);'],
  ['in a Map', `const sorts = new Map([['low', 1]]);\nexport const sort = sorts.get(name);`],
  [
    'in an object that is filled',
    'const made: Record<string, number> = {};\nmade[name] = 1;\nexport { made };',
  ],
])('lint allows a look-up %s', async (_, source) => {
  expect(await reports(source)).toBe(0);
});
