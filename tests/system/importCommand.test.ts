import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aPhoto } from '../stock/somePhotos.ts';
import { markAsNewer, newerStoreSentence } from '../servers/markAsNewer.ts';
import { runScript } from '../servers/runScript.ts';

const usage =
  'Usage: npm run import -- FILE.csv [--map FILE.json] [--complete [--force]] [--refused FILE.csv]\n' +
  '  [--photos FOLDER|FILE.zip] [--overwrite FIELDS] [--dry-run]\n' +
  'or, for photos of cars that were imported before: npm run import -- --photos FOLDER|FILE.zip';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the command as a dealer does and returns what it wrote and its exit code. */
function run(...words: string[]) {
  return runWith({}, ...words);
}

function runWith(settings: NodeJS.ProcessEnv, ...words: string[]) {
  const own = { DATA_DIR: join(folder, 'data'), MONGODB_URL: undefined };
  return runScript('rest/commands/import/import.ts', words, { ...own, ...settings });
}

async function file(name: string, content: string | Buffer): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

test('a dealer imports a file with a mapping and reads what became of it', async () => {
  const csv = await file('cars.csv', '\ufeffMarque,Price,Agent\nbmw,"90,000",Ali\naudi,soon,Ali\n');
  const map = await file('map.json', '{"make": "Marque"}');
  expect(await run(csv, '--map', map)).toEqual({
    code: 0,
    out: [
      '2 rows read: 1 added, 0 changed, 0 unchanged, 1 refused.',
      'ignored columns: Agent',
      'line 3: price "soon" is not a number of AED',
      '',
    ].join('\n'),
    err: '',
  });
  expect((await run(csv, '--map', map, '--dry-run')).out).toContain(
    'Dry run, nothing was written. 2 rows read: 0 added, 0 changed, 1 unchanged, 1 refused.',
  );
});

test('a dealer who gives the command no usable file reads one sentence', async () => {
  const missing = join(folder, 'none.csv');
  const workbook = await file('cars.xlsx', Buffer.from('PK\x03\x04\0\0cars\xff\0', 'latin1'));
  const map = await file('map.json', '{"brand": "Marque"}');
  const cars = await file('cars.csv', 'make\nbmw\n');
  const answers = await Promise.all([
    run(),
    run(cars, '--fast'),
    run(missing),
    run(workbook),
    run(cars, '--map', map),
    run(cars, '--force'),
    run('--photos', folder, '--overwrite', 'all'),
    run(cars, '--overwrite', 'prices'),
  ]);
  expect(answers.map(({ code, out }) => ({ code, out }))).toEqual(answers.map(() => ({ code: 1, out: '' })));
  expect(answers.map(({ err }) => err.trimEnd())).toEqual([
    usage,
    usage,
    `The file does not exist: ${missing}.`,
    `${workbook} is not text: save the sheet as "CSV UTF-8" and import that.`,
    expect.stringContaining(
      `${map} has the unknown field "brand". The fields are: stockNumber, vin, make, model,`,
    ),
    usage,
    usage,
    expect.stringContaining('--overwrite has the unknown field "prices". The fields are: make, model, trim,'),
  ]);
});

test('a dealer brings photos of cars by the names of the files, later too', async () => {
  const photos = join(folder, 'photos');
  await mkdir(photos);
  const cars = await file('cars.csv', 'stock,make\nA-1,bmw\n');
  await file('photos/A-1_2.jpg', await aPhoto().jpeg().toBuffer());
  expect((await run(cars, '--photos', photos)).out).toContain('Pictures: 1 added, 0 kept, 0 failed.\n');
  await file('photos/A-1_1.jpg', await aPhoto(50).jpeg().toBuffer());
  expect(await run('--photos', photos)).toEqual({
    ...{ code: 0, err: '' },
    out: 'Pictures: 1 added, 1 kept, 0 failed.\n',
  });
});

test('a dealer who brings photos of many cars reads how far they are', async () => {
  const photo = await aPhoto(8, 8).jpeg().toBuffer();
  const photos = join(folder, 'photos');
  await mkdir(photos);
  const stock = Array.from({ length: 101 }, (_, i) => `A-${i + 1}`);
  for (const number of stock) await file(`photos/${number}.jpg`, photo);
  const cars = await file('cars.csv', ['stock,make', ...stock.map((number) => `${number},bmw`)].join('\n'));
  // The first two seconds are quiet; on this clock they are soon over.
  const fastClock = 'const { now } = Date; Date.now = () => now() * 100';
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(fastClock)}`;
  expect(await runWith({ NODE_OPTIONS }, cars, '--photos', photos)).toMatchObject({
    code: 0,
    out: expect.stringContaining('Pictures: 101 added, 0 kept, 0 failed.\n'),
    err: '100 of 101 cars with pictures\n',
  });
});

test('a dealer who sends the whole stock reads what is withdrawn, after a dry run', async () => {
  const all = await file('all.csv', 'stock,make,model\nA-1,bmw,x5\nA-2,audi,q7\nA-3,kia,rio\n');
  const rest = await file('rest.csv', 'stock,make,model\nA-1,bmw,x5\nA-3,kia,rio\n');
  const one = await file('one.csv', 'stock,make,model\nA-1,bmw,x5\n');
  await run(all);
  const said =
    '2 rows read: 0 added, 0 changed, 2 unchanged, 0 refused, 1 withdrawn.\nCars recognised: 2 by stock number.\nwithdrawn: A-2, Audi Q7\n';
  expect((await run(rest, '--complete', '--dry-run')).out).toBe(`Dry run, nothing was written. ${said}`);
  expect(await run(rest, '--complete')).toEqual({ code: 0, out: said, err: '' });
  await run(all);
  expect(await run(one, '--complete')).toEqual({
    code: 1,
    out: '',
    err: 'The file lacks 2 of 3 imported cars, more than half. Nothing was imported. If they are all gone, add --force.\n',
  });
  expect((await run(one, '--complete', '--force')).out).toContain('2 withdrawn.');
});

test('a dealer corrects the refused rows in a file of their own and imports that', async () => {
  const csv = await file(
    'cars.csv',
    'Stock;Marque;Price;"Seller notes"\nA-1;bmw;soon;"Two\nlines, ""quoted"""\nA-2;audi;90000;\nA-3;kia;5;=1+1\nA-4;an "odd" make;1;\nA-5;ford\n',
  );
  const map = await file('map.json', '{"make": "Marque"}');
  const refused = join(folder, 'refused.csv');
  expect((await run(csv, '--map', map, '--dry-run', '--refused', refused)).out).toBe(
    [
      'Dry run, nothing was written. 5 rows read: 1 added, 0 changed, 0 unchanged, 4 refused.',
      'refused 1 row: price "…" is not a number of AED (line 2)',
      'refused 1 row: price … AED is below … AED (line 5)',
      'refused 1 row: a quotation mark is misplaced, or the row has more than … characters: its cells cannot be separated (line 6)',
      'refused 1 row: … cells, but the header has … (line 7)',
      'line 2: price "soon" is not a number of AED',
      'line 5: price 5 AED is below 500 AED',
      'line 6: a quotation mark is misplaced, or the row has more than 250,000 characters: its cells cannot be separated',
      'line 7: 2 cells, but the header has 4',
      `${refused} has 4 refused rows. Correct them there, and import that file.`,
      '',
    ].join('\n'),
  );
  const written = await readFile(refused, 'utf8');
  expect(written).toBe(
    [
      '\ufeffRefused because,Stock,Marque,Price,Seller notes',
      '"price ""soon"" is not a number of AED",A-1,bmw,soon,"Two\nlines, ""quoted"""',
      'price 5 AED is below 500 AED,A-3,kia,5,=1+1',
      '"a quotation mark is misplaced, or the row has more than 250,000 characters: its cells cannot be separated",A-4,"an ""odd"" make",1,',
      '"2 cells, but the header has 4",A-5,ford',
      '',
    ].join('\r\n'),
  );
  expect((await stat(refused)).mode & 0o777).toBe(0o600);
  expect(await run(csv, '--map', map, '--refused', refused)).toEqual({
    ...{ code: 1, out: '' },
    err: `The import failed. ${refused} already exists. Choose another place.\n`,
  });
  await run(csv, '--map', map);
  const corrected = written
    .replace(',soon,', ',80000,')
    .replace('kia,5,', 'kia,50000,')
    .replace(',1,\r', ',70000,\r')
    .replace(',ford\r', ',ford,,\r');
  const mended = await file('mended.csv', corrected);
  const none = join(folder, 'none.csv');
  expect((await run(mended, '--map', map, '--refused', none)).out).toBe(
    '4 rows read: 4 added, 0 changed, 0 unchanged, 0 refused.\n' +
      `No rows were refused, so ${none} was not written.\n`,
  );
  await expect(stat(none)).rejects.toThrow('ENOENT');
});

test('a dealer who corrects only some of the refused rows gets the others again, with one column of reasons', async () => {
  const csv = await file(
    'cars.csv',
    'refused because,make,price\nold reason,bmw,soon\nold reason,kia,90000\n',
  );
  const refused = join(folder, 'refused.csv');
  expect((await run(csv, '--refused', refused)).out).not.toContain('ignored columns');
  expect(await readFile(refused, 'utf8')).toBe(
    '\ufeffRefused because,make,price\r\n"price ""soon"" is not a number of AED",bmw,soon\r\n',
  );
});

test('a dealer who imports into a store that a newer version has used reads one sentence', async () => {
  await markAsNewer(join(folder, 'data'));
  const cars = await file('cars.csv', 'make\nbmw\n');
  expect(await run(cars)).toEqual({ code: 1, out: '', err: `The import failed. ${newerStoreSentence}\n` });
});
