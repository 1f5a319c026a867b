import { afterEach, beforeEach, expect, test } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import type { ImportRun } from '../../rest/imports/importRun.ts';
import { importProcesses } from '../../rest/imports/importProcesses.ts';
import { importService } from '../../rest/imports/importService.ts';
import { performImport } from '../../rest/imports/performImport.ts';
import { runStore } from '../../rest/imports/runStore.ts';
import type { Field } from '../../rest/inventory/columns.ts';
import { importInventory } from '../../rest/inventory/importInventory.ts';
import { bringPictures } from '../../rest/inventory/pictures/bringPictures.ts';
import { PictureFetcher } from '../../rest/inventory/pictures/PictureFetcher.ts';
import type { RowAddresses } from '../../rest/inventory/pictures/wantedPictures.ts';
import { StoreLock } from '../../rest/store/StoreLock.ts';
import { tempStore } from '../servers/tempStore.ts';
import { aPhoto } from '../stock/somePhotos.ts';
import { until } from '../until.ts';
import { editByHand, numbered } from './byHand.ts';
import { pictureServer } from './pictureServer.ts';

let kept: Awaited<ReturnType<typeof tempStore>>;
let server: Awaited<ReturnType<typeof pictureServer>>;
let runs: ReturnType<typeof runStore>;
let imports: ReturnType<typeof importService>;

beforeEach(async () => {
  kept = await tempStore();
  const photo = await aPhoto().jpeg().toBuffer();
  server = await pictureServer((_request, response) => response.end(photo));
  runs = runStore(kept.store);
  const processes = importProcesses({ runs, start: perform, log: { warn: () => undefined } });
  imports = importService({ runs, processes, now: () => new Date() });
});
afterEach(async () => {
  await server.close();
  await kept.close();
});

/** Does an import as its process does. */
async function perform(id: string) {
  await performImport({ ...kept, id, stop: new AbortController().signal });
}

const receive = (text: string) =>
  imports.receive({ fileName: 'stock.csv', by: { id: 'edith', name: 'Edith' } }, chunksOf(text));

async function* chunksOf(text: string) {
  yield Buffer.from(text);
}

/** Checks a file as the back office does. */
async function check(text: string, overwrite: Field[] = []): Promise<ImportRun> {
  const { id, revision } = await receive(text);
  const options = { complete: false, force: false, overwrite };
  const prepared = await imports.prepare(id, revision, { options });
  await imports.check(id, prepared.revision);
  return ended(id, 'checked');
}

async function ended(id: string, state: ImportRun['state']): Promise<ImportRun> {
  await until(async () => expect((await imports.read(id)).state).toBe(state));
  return imports.read(id);
}

async function run({ id, revision }: ImportRun): Promise<ImportRun> {
  await imports.run(id, revision);
  return ended(id, 'done');
}

const said = async ({ id }: ImportRun, kind: 'changed' | 'notes') =>
  (await runs.rows.page(id, kind, 1)).map(({ text }) => text);
const cars = () => carStore(kept.store);
const car = () => numbered(cars(), 'S-1');
const files = async () => (await car()).images.map(({ filename }) => filename);
const sheetOf = (...names: string[]) =>
  `Stock No,Make,Model,Price,Photos\nS-1,BMW,X5,200000,"${names.map((name) => `http://127.0.0.1:${server.port}/${name}`).join(' ')}"\n`;

test('an editor’s file leaves pictures that a person has arranged, and says so, until it is told to overwrite them (BO-8)', async () => {
  const rows: RowAddresses[] = [];
  const text = sheetOf('a.jpg', 'b.jpg', 'c.jpg');
  await importInventory({ text, store: kept.store, onAddresses: (row) => rows.push(row) });
  await bringPictures({ ...kept, rows, fetcher: new PictureFetcher({ isAllowed: () => true }) });
  const { _id, images } = await car();
  await editByHand(cars(), _id, { images: images.toReversed() });

  const note = 'line 2: the file has other pictures, yours stay. The page of the car offers them.';
  const other = sheetOf('b.jpg', 'a.jpg', 'c.jpg');
  const checked = await check(other);
  expect(await said(checked, 'notes')).toEqual([note]);
  const done = await run(checked);
  expect([done.pictures, await said(done, 'notes')]).toEqual([
    { added: 0, kept: 3, removed: 0, failed: 0 },
    [note],
  ]);
  expect(await runs.find(done.id)).toMatchObject({ pictures: done.pictures });
  expect(await files()).toEqual(['c.jpg', 'b.jpg', 'a.jpg']);

  const forced = await check(other, ['images']);
  expect(await said(forced, 'notes')).toEqual([]);
  await run(forced);
  expect([await files(), (await car()).overrides]).toEqual([['b.jpg', 'a.jpg', 'c.jpg'], undefined]);
});

test('a value that a file changes is named once', async () => {
  const sheet = (text: string) => `Stock No,Make,Model,Description,Features\nS-1,BMW,X5,${text},${text}\n`;
  await run(await check(sheet('Sunroof')));
  expect(await said(await check(sheet('Towbar')), 'changed')).toEqual(['description, features']);
});

test('an import that was begun anew while its process was taken for dead is that of its new process (BO-14)', async () => {
  const lock = await StoreLock.take(kept.store, { collection: 'importLocks', task: 'import' });
  const { id } = await receive('Stock No,Make,Model\nS-1,BMW,X5\n');
  await runs.change(id, () => ({ state: 'running', attempt: 1 }));
  const slow = perform(id);
  await until(async () => expect((await imports.read(id)).progress?.isWaiting).toBe(true));
  await runs.change(id, () => ({ attempt: 2 }));
  await slow;
  expect(await runs.find(id)).toMatchObject({ state: 'running', attempt: 2, counts: null, endedAt: null });
  await lock.release();
});
