import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the command as a dealer does and gives what it wrote and its exit code. */
function run(...words: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const environment = { ...process.env, DATA_DIR: join(folder, 'data'), MONGODB_URL: undefined };
  return new Promise((resolve) => {
    const command = ['--import', 'tsx', 'rest/inventory/import.ts', ...words];
    const child = execFile(process.execPath, command, { env: environment }, (_, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    );
  });
}

async function file(name: string, content: string | Buffer): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

test('a dealer imports a file with a mapping and reads what became of it', { timeout: 30_000 }, async () => {
  const csv = await file('cars.csv', '\ufeffMarque,Price,Agent\nbmw,"90,000",Ali\naudi,soon,Ali\n');
  const map = await file('map.json', '{"make": "Marque"}');
  expect(await run(csv, '--map', map)).toEqual({
    code: 0,
    out: [
      '2 rows read: 1 added, 0 changed, 0 unchanged, 1 refused.',
      'not used: Agent',
      'line 3: price "soon" is not a number of AED',
      '',
    ].join('\n'),
    err: '',
  });
  expect((await run(csv, '--map', map, '--dry-run')).out).toContain(
    'Dry run, nothing is written. 2 rows read: 0 added, 0 changed, 1 unchanged, 1 refused.',
  );
});

test('a dealer who gives the command no usable file reads one sentence', { timeout: 30_000 }, async () => {
  const missing = join(folder, 'none.csv');
  const latin = await file('latin.csv', Buffer.from('make,title\nCitro\xebn,x\n', 'latin1'));
  const map = await file('map.json', '{"brand": "Marque"}');
  const cars = await file('cars.csv', 'make\nbmw\n');
  const answers = await Promise.all([
    run(),
    run(cars, '--fast'),
    run(missing),
    run(latin),
    run(cars, '--map', map),
  ]);
  expect(answers.map(({ code, out }) => ({ code, out }))).toEqual(answers.map(() => ({ code: 1, out: '' })));
  expect(answers.map(({ err }) => err.trimEnd())).toEqual([
    'Use: npm run import -- FILE.csv [--map FILE.json] [--dry-run]',
    'Use: npm run import -- FILE.csv [--map FILE.json] [--dry-run]',
    `There is no such file: ${missing}.`,
    `${latin} is not UTF-8 text: save the sheet as "CSV UTF-8" and import that.`,
    expect.stringContaining(`${map} names "brand", which is none of: stockNumber, make, model,`),
  ]);
});
