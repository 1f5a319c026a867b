import { execFileSync } from 'node:child_process';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../rest/admin/audit/auditLog.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import type { StoredCar } from '../../rest/cars/storedCar.ts';
import { importFiles } from '../../rest/imports/importFiles.ts';
import type { ImportRun } from '../../rest/imports/importRun.ts';
import { runStore } from '../../rest/imports/runStore.ts';
import { tidyImports } from '../../rest/imports/tidyImports.ts';
import { StoreLock } from '../../rest/store/StoreLock.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { collections } from '../../rest/store/open/collections.ts';
import { aRow, header, manyRows } from '../imports/manyRows.ts';
import { importsInto } from '../servers/importScript.ts';
import { interruptedStore } from '../servers/interruptedStore.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { until } from '../until.ts';

const IMPORTS = '/api/admin/v1/imports';

describe.each(storeEngines)('a file in the back office, with $name,', ({ emptyStore }) => {
  let engine: EngineStore;
  let rest: RunningRest;
  let edith: Staff;

  beforeEach(async () => {
    engine = await emptyStore();
    await createIndexes(engine.store, collections);
    edith = await addStaff(engine.store, 'Edith', 'EDITOR');
    const { store, photos, settings } = engine;
    const startImport = await importsInto(settings);
    rest = await runRest({ store, photos, admin: { tokenSecret }, startImport });
  });
  afterEach(async () => {
    await rest.close();
    await engine.close();
  });

  async function upload(file: string | Buffer, name = 'stock.csv', staff = edith) {
    const response = await fetch(`${rest.url}${IMPORTS}?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { ...staff.headers, 'content-type': 'text/csv' },
      body: typeof file === 'string' ? file : new Uint8Array(file),
    });
    return { status: response.status, body: await response.json() };
  }
  const at = ({ revision }: Pick<ImportRun, 'revision'>, { headers }: Staff = edith) => ({
    ...headers,
    'if-match': `"${revision}"`,
  });
  const read = async ({ id }: Pick<ImportRun, 'id'>): Promise<ImportRun> =>
    (await rest.get(`${IMPORTS}/${id}`, edith.headers)).body;
  const prepare = (run: ImportRun, body: object) => rest.put(`${IMPORTS}/${run.id}/mapping`, body, at(run));
  const begin = (run: ImportRun, what: 'dry-run' | 'run') =>
    rest.post(`${IMPORTS}/${run.id}/${what}`, undefined, at(run));
  const rows = async ({ id }: ImportRun, kind: string) =>
    (await rest.get(`${IMPORTS}/${id}/rows?kind=${kind}`, edith.headers)).body.items;

  /** Waits until a dry run or a run has ended. */
  async function ended(run: ImportRun): Promise<ImportRun> {
    let now = run;
    await until(async () => {
      now = await read(run);
      expect(['checking', 'running']).not.toContain(now.state);
    });
    return now;
  }
  const check = async (run: ImportRun) => ended((await begin(run, 'dry-run')).body);
  const imported = async (run: ImportRun) => ended((await begin(await check(run), 'run')).body);
  const cars = () => carStore(engine.store);
  const stock = () => engine.store.collection<StoredCar>('cars').find({}).toArray();

  it('is checked, imported and told row by row; what a person has changed stays (BO-14, BO-8)', async () => {
    const first = await imported((await upload(manyRows(300))).body);
    expect([first.state, first.counts]).toMatchObject(['done', { rows: 300, added: 300, refused: 0 }]);
    const [car] = await rows(first, 'added');
    const path = `/api/admin/v1/cars/${car.carId}`;
    const { body } = await rest.patch(`${path}/draft`, { values: { mileage: '77' } }, at({ revision: 0 }));
    expect((await rest.post(`${path}/publication`, undefined, at(body.draft))).status).toBe(200);

    const lines = [header, aRow(1).replace(',1001,', ',1500,'), aRow(2, 55_000), aRow(3), aRow(999)];
    lines.push(aRow(4).replace(',1004,', ',"=HYPERLINK(""x"")",'));
    const sheet = (await upload(lines.join('\n'))).body as ImportRun;
    const checked = await check(sheet);
    expect([checked.state, checked.counts]).toEqual([
      'checked',
      {
        ...{ rows: 5, added: 1, changed: 1, unchanged: 2, withdrawn: 0, refused: 1 },
        ...{ kept: 1, keptWithdrawn: 0 },
      },
    ]);
    expect(await rows(checked, 'changed')).toMatchObject([
      { line: 3, car: 'S-2, Porsche Three', text: 'price' },
    ]);
    expect(await rows(checked, 'kept')).toMatchObject([
      { line: 2, carId: car.carId, text: 'mileage: the file says 1,500 km, your 77 km stays' },
    ]);
    expect(await cars().count()).toBe(300);

    const done = await ended((await begin(checked, 'run')).body);
    expect([done.state, done.counts]).toEqual(['done', checked.counts]);
    expect(await cars().count()).toBe(301);
    const csv = await fetch(`${rest.url}${IMPORTS}/${done.id}/refused.csv`, { headers: edith.headers });
    const text = Buffer.from(await csv.arrayBuffer()).toString();
    expect(text.startsWith('\ufeffLine,Car,Column,Value,Reason\r\n6,"S-4, Nissan Five",Mileage,')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(
      (await rest.get('/api/admin/v1/imports', edith.headers)).body.items.map(({ id }: ImportRun) => id),
    ).toEqual([done.id, first.id]);
    const { items } = await auditLog(engine.store, () => new Date()).list({ limit: 100, kind: 'import' });
    expect(items.map(({ action }) => action).toReversed()).toEqual([
      ...['addImport', 'checkImport', 'startImport'],
      ...['addImport', 'checkImport', 'startImport'],
    ]);
  });

  it('in Windows-1256 or UTF-16, with Arabic columns and values, is read as it was written (BO-14)', async () => {
    const text = 'رقم المخزون,الماركة,الطراز,السعر,اللون\nK-1,تويوتا,كامري,95000,أبيض\n';
    const encoded = [
      [windows1256(text), 'Windows-1256'],
      [Buffer.from(`\ufeff${text}`, 'utf16le'), 'UTF-16'],
      [Buffer.from(text, 'utf16le').swap16(), 'UTF-16'],
      [Buffer.from(`\ufeff${text}`), 'UTF-8'],
    ] as const;
    for (const [file, encoding] of encoded) {
      const { body } = await upload(file);
      expect(body).toMatchObject({
        encoding,
        columns: [
          { name: 'رقم المخزون', meaning: 'stockNumber', samples: ['K-1'] },
          { name: 'الماركة', meaning: 'make', samples: ['تويوتا'] },
          ...['model', 'price', 'exteriorColor'].map((meaning) => ({ meaning })),
        ],
      });
    }
    await imported((await upload(encoded[0][0])).body);
    expect(await stock()).toMatchObject([{ manufacturerId: { brandName: 'تويوتا' }, originalPrice: 95_000 }]);
  });

  it.each([
    [
      'a workbook',
      Buffer.from('PK\x03\x04\0\0sheet\xff'),
      /^This is a workbook, such as \.xlsx: save the sheet as “CSV UTF-8”/,
    ],
    ['nothing', Buffer.from(''), /^The file is empty\.$/],
    ['a header alone', Buffer.from('Make,Model\n'), /^The file has no rows under its header\.$/],
  ])('that is %s is refused, and nothing of it stays', async (_what, file, sentence) => {
    const { status, body } = await upload(file);
    expect([status, body.errors]).toEqual([
      422,
      [{ field: 'file', message: expect.stringMatching(sentence) }],
    ]);
    expect(await engine.store.collection('importFiles').countDocuments({})).toBe(0);
  });

  it('has its columns chosen by hand, and the next one with the same header too', async () => {
    const sheet = 'Marque,Prix,Price,Nr\nBMW,100000,90000,A-1\n';
    const { body: run } = await upload(sheet);
    const meanings = (of: ImportRun) => of.columns.map(({ meaning }) => meaning);
    expect(meanings(run)).toEqual([null, null, 'price', null]);
    const early = await begin(run, 'dry-run');
    expect([early.status, early.body.errors]).toEqual([
      422,
      [
        {
          field: 'meanings',
          message: 'Choose the column with the make, or the one with the title of the advert.',
        },
      ],
    ]);
    const twice = await prepare(run, { meanings: ['make', 'price', 'price', null] });
    expect(twice.body.errors[0].message).toBe(
      'The columns "Prix" and "Price" are both the price. Choose one of them.',
    );
    const { body: chosen } = await prepare(run, { meanings: ['make', 'price', null, 'stockNumber'] });
    const kept = { complete: false, force: false, overwrite: ['vin'] };
    expect((await prepare(chosen, { options: kept })).status).toBe(422);
    const stale = await prepare(run, { meanings: ['make', null, null, null] });
    expect([stale.status, stale.body.current.revision]).toEqual([412, chosen.revision]);
    await imported(chosen);
    expect(await stock()).toMatchObject([{ importedAs: 'A-1', originalPrice: 100_000 }]);
    expect(meanings((await upload(sheet)).body)).toEqual(['make', 'price', null, 'stockNumber']);
  });

  it('that is the whole stock withdraws what it lacks, but no half of the stock unasked', async () => {
    await imported((await upload(manyRows(4))).body);
    const { body: short } = await upload(manyRows(1));
    const options = { complete: true, force: false, overwrite: [] };
    const refused = await check((await prepare(short, { options })).body);
    expect([refused.state, refused.problem]).toEqual([
      'ready',
      {
        message: 'The file lacks 3 of 4 imported cars, more than half. Nothing was imported.',
        canBeForced: true,
      },
    ]);
    const forced = await check((await prepare(refused, { options: { ...options, force: true } })).body);
    expect([forced.state, forced.counts?.withdrawn]).toEqual(['checked', 3]);
    expect((await rows(forced, 'withdrawn')).map(({ car }: { car: string }) => car)).toContain(
      'S-2, Porsche Three',
    );
    expect((await ended((await begin(forced, 'run')).body)).counts?.withdrawn).toBe(3);
    expect(await cars().count()).toBe(1);
  });

  it('is cancelled between two batches: what is imported stays, and is told (BO-14)', async () => {
    const run = await check((await upload(manyRows(20_000))).body);
    const { body: running } = await begin(run, 'run');
    await until(async () => expect((await read(running)).counts?.added ?? 0).toBeGreaterThan(0));
    expect((await rest.delete(`${IMPORTS}/${run.id}`, at(running))).body.isCancelling).toBe(true);
    const { state, counts } = await ended(running);
    expect([state, counts?.added]).toEqual(['cancelled', await cars().count()]);
    expect(counts?.added).toBeLessThan(20_000);
  });

  it('of which a part was removed is not imported (BO-14)', async () => {
    const rows = Array.from({ length: 400 }, (_, i) => `S-${i},BMW,X5,200000,${'n'.repeat(4_000)}`);
    const run = await check((await upload(['Stock No,Make,Model,Price,Notes', ...rows].join('\n'))).body);
    const parts = engine.store.collection('importFiles');
    const [, second] = await parts.find({}, { sort: { _id: 1 } }).toArray();
    await parts.deleteOne({ _id: second!._id });
    const { state, problem } = await ended((await begin(run, 'run')).body);
    expect([state, problem?.message]).toEqual(['ready', expect.stringContaining('Choose it again.')]);
    expect(await cars().count()).toBe(0);
  });

  it('waits for another import, and says so; then a killed one says that it may be run again (BO-14)', async () => {
    const lock = await StoreLock.take(engine.store, { collection: 'importLocks', task: 'import' });
    const run = await check((await upload(manyRows(10))).body);
    const { body: running } = await begin(run, 'run');
    await until(async () => expect((await read(run)).progress?.isWaiting).toBe(true));
    process.kill(Number(execFileSync('pgrep', ['-f', run.id]).toString()), 'SIGKILL');
    const killed = await ended(running);
    expect([killed.state, killed.problem?.message]).toEqual([
      'interrupted',
      'The import was interrupted. Run it again: nothing is imported twice.',
    ]);
    await lock.release();
    const again = await ended((await begin(killed, 'run')).body);
    expect([again.state, again.counts?.added]).toEqual(['done', 10]);
  });

  it('whose process ended with its server is interrupted for the next one, which hears nothing of it', async () => {
    const run = await check((await upload(manyRows(10))).body);
    await runStore(engine.store).change(run.id, () => ({ state: 'running', startedAt: run.at }));
    const { store, photos } = engine;
    const next = await runRest({ store, photos, admin: { tokenSecret }, importSilence: 50 });
    await until(async () =>
      expect((await next.get(`${IMPORTS}/${run.id}`, edith.headers)).body.state).toBe('interrupted'),
    );
    await next.close();
  });

  it('is removed a day later, with its import where that was never begun', async () => {
    const done = await imported((await upload(manyRows(3))).body);
    const { body: unused } = await upload(manyRows(3));
    const runs = runStore(engine.store);
    const parts = () => engine.store.collection('importFiles').countDocuments({});
    // The server ended while this one arrived.
    await runs.files.store(runs.newId(new Date()), Readable.from([Buffer.from(manyRows(3))]));
    await tidyImports(runs, new Date(Date.now() + 23 * 60 * 60 * 1000));
    expect((await importFiles(engine.store).read(done.id, done.size)).length).toBe(done.size);
    expect(await parts()).toBe(3);
    await tidyImports(runs, new Date(Date.now() + 25 * 60 * 60 * 1000));
    expect(await parts()).toBe(0);
    expect((await read(done)).hasFile).toBe(false);
    expect((await rest.get(`${IMPORTS}/${unused.id}`, edith.headers)).status).toBe(404);
  });

  it('stays with its import where somebody begins that at the moment of its removal', async () => {
    const { store, before } = interruptedStore(engine.store);
    const other = await runRest({ store, photos: engine.photos, admin: { tokenSecret } });
    const [first, second] = [
      await check((await upload(manyRows(3))).body),
      await check((await upload(manyRows(4))).body),
    ];
    before('importRuns', () => begin(first, 'run'));
    expect((await other.delete(`${IMPORTS}/${first.id}`, at(first))).status).toBe(412);
    await other.close();
    expect((await ended(first)).state).toBe('done');
    before('importRuns', () => begin(second, 'run'));
    await tidyImports(runStore(store), new Date(Date.now() + 25 * 60 * 60 * 1000));
    expect(await ended(second)).toMatchObject({ state: 'done', hasFile: true });
  });

  it('is for owners and editors only (BO-1)', async () => {
    for (const role of ['SALES', 'VIEWER'] as const) {
      const other = await addStaff(engine.store, `Other-${role}`, role);
      expect((await upload(manyRows(1), 'stock.csv', other)).status).toBe(403);
      expect((await rest.get(IMPORTS, other.headers)).status).toBe(403);
    }
    expect(await engine.store.collection('importRuns').countDocuments({})).toBe(0);
  });
});

const decoder = new TextDecoder('windows-1256');
const codes = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]));

function windows1256(text: string): Buffer {
  return Buffer.from(Array.from(text, (letter) => codes.get(letter) ?? 63));
}
