import { afterEach, beforeEach, expect, it } from 'vitest';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { collections } from '../../rest/store/open/collections.ts';
import { aSite } from '../servers/aSite.ts';
import { importsInto } from '../servers/importScript.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

const RUN = `{
  id revision state by fileName encoding complete force overwrite
  columns { name meaning samples } progress { phase } counts { rows added changed refused kept }
  rowCounts { kind count } problem { message }
}`;
const RESULT = `{ carImport ${RUN} userErrors { field code message } }`;
const PREPARE = `mutation ($input: PrepareCarImportInput!) { prepareCarImport(input: $input) ${RESULT} }`;
const CHECK = `mutation ($input: CarImportInput!) { checkCarImport(input: $input) ${RESULT} }`;
const START = `mutation ($input: CarImportInput!) { startCarImport(input: $input) ${RESULT} }`;
const CANCEL = `mutation ($input: CarImportInput!) { cancelCarImport(input: $input) ${RESULT} }`;
const ONE = `query ($id: ID!) { carImport(id: $id) ${RUN} }`;
const ALL = '{ carImports { id state } }';
const ROWS = `query ($id: ID!, $kind: ImportRowKind!) {
  carImportRows(id: $id, kind: $kind) { line carId car column value text }
}`;
const sheet = 'Marque,Modèle,Price,Nr\nBMW,X5,200000,A-1\nBMW,X6,cheap,A-2\nAudi,Q7,150000,A-3\n';

let engine: EngineStore;
let rest: RunningRest;
let gateway: RunningGateway;
let edith: Staff;

beforeEach(async () => {
  const [embedded] = storeEngines;
  if (!embedded) throw new Error('There is no engine.');
  engine = await embedded.emptyStore();
  await createIndexes(engine.store, collections);
  edith = await addStaff(engine.store, 'Edith', 'EDITOR');
  const { store, photos, settings } = engine;
  rest = await runRest({
    ...{ store, photos, admin: { tokenSecret } },
    startImport: await importsInto(settings),
  });
  // Only the gateway of a site receives files.
  const site = aSite(async () => ({ status: 200, html: '' }));
  gateway = await runGateway({ restUrl: rest.url, site });
});
afterEach(async () => {
  await gateway.close();
  await rest.close();
  await engine.close();
});

const ask = async (document: string, variables: Record<string, unknown> = {}, { headers } = edith) =>
  (await gateway.query(document, variables, headers)).body;

/** Sends a file as the site does; with `headers`, from elsewhere. */
async function upload(
  file: string,
  headers: Record<string, string> = edith.headers,
  name = encodeURIComponent('Lager ü.csv'),
) {
  const response = await fetch(`${gateway.url}/back-office/imports?name=${name}`, {
    ...{ method: 'POST', headers: { 'content-type': 'text/csv', ...headers }, body: file },
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : { message: text } };
}
const read = async (id: string) => (await ask(ONE, { id })).data.carImport;
const stored = () => engine.store.collection('importRuns').countDocuments({});

it('BO-14 an editor sends a file, says what its columns mean, checks and imports it, and reads its rows', async () => {
  const { status, body } = await upload(sheet);
  expect([status, body]).toEqual([201, { id: expect.any(String) }]);
  const { id } = body;
  const sent = await read(id);
  expect(sent).toMatchObject({
    ...{ state: 'READY', by: 'Edith', fileName: 'Lager ü.csv', encoding: 'UTF-8', counts: null },
    columns: [
      { name: 'Marque', meaning: null, samples: ['BMW', 'BMW', 'Audi'] },
      ...[{ name: 'Modèle' }, { name: 'Price', meaning: 'PRICE' }, { name: 'Nr', meaning: null }],
    ],
  });
  const early = await ask(CHECK, { input: { id, revision: sent.revision } });
  expect(early.data.checkCarImport.userErrors).toMatchObject([{ field: 'meanings', code: 'INVALID' }]);

  const meanings = ['MAKE', 'MODEL', 'PRICE', 'STOCK_NUMBER'];
  const options = { complete: false, force: false, overwrite: ['PRICE'] };
  const { data } = await ask(PREPARE, { input: { id, revision: sent.revision, meanings, options } });
  const { carImport: prepared, userErrors } = data.prepareCarImport;
  expect([userErrors, prepared]).toMatchObject([
    [],
    { ...options, columns: meanings.map((meaning) => ({ meaning })) },
  ]);
  const late = await ask(CHECK, { input: { id, revision: sent.revision } });
  expect(late.data.checkCarImport).toMatchObject({
    ...{ carImport: { id, revision: prepared.revision }, userErrors: [{ code: 'STALE' }] },
  });

  const check = await ask(CHECK, { input: { id, revision: prepared.revision } });
  expect(check.data.checkCarImport.userErrors).toEqual([]);
  await expect.poll(async () => (await read(id)).state, { timeout: 30_000 }).toBe('CHECKED');
  const checked = await read(id);
  const counts = { rows: 3, added: 2, changed: 0, refused: 1, kept: 0 };
  expect(checked).toMatchObject({ counts, progress: null });
  expect(checked.rowCounts).toContainEqual({ kind: 'REFUSED', count: 1 });
  expect(await engine.store.collection('cars').countDocuments({})).toBe(0);

  await ask(START, { input: { id, revision: checked.revision } });
  await expect.poll(async () => (await read(id)).state, { timeout: 30_000 }).toBe('DONE');
  expect((await read(id)).counts).toEqual(counts);
  expect((await ask(ROWS, { id, kind: 'ADDED' })).data.carImportRows).toMatchObject([
    ...[{ line: 2, car: 'A-1, BMW X5', carId: expect.any(String) }, { line: 4 }],
  ]);
  expect((await ask(ROWS, { id, kind: 'REFUSED' })).data.carImportRows).toMatchObject([
    { line: 3, carId: null, column: 'Price', value: 'cheap' },
  ]);
  expect((await ask(ALL)).data.carImports).toEqual([{ id, state: 'DONE' }]);
  const csv = await fetch(`${gateway.url}/back-office/imports/${id}/refused.csv`, { headers: edith.headers });
  expect(csv.headers.get('content-disposition')).toContain('refused.csv');
  const text = Buffer.from(await csv.arrayBuffer()).toString();
  expect(text).toMatch(/^\ufeffLine,Car,Column,Value,Reason\r\n3,.+,Price,cheap,/);
});

it('a file is received whose name is cut within a character', async () => {
  const { status, body } = await upload(
    sheet,
    edith.headers,
    `${'n'.repeat(199)}${encodeURIComponent('😀')}`,
  );
  expect(status).toBe(201);
  expect((await read(body.id)).fileName).toBe(`${'n'.repeat(199)}\ufffd`);
});

it('a file that is no CSV is refused as the REST API says it, and one that is not wanted is removed', async () => {
  const { status, body } = await upload('PK\u0003\u0004\0\0sheet');
  expect([status, body.message]).toEqual([422, expect.stringMatching(/^This is a workbook/)]);
  const { id } = (await upload(sheet)).body;
  const { revision } = await read(id);
  expect((await ask(CANCEL, { input: { id, revision } })).data.cancelCarImport).toEqual({
    ...{ carImport: null, userErrors: [] },
  });
  expect((await ask(ONE, { id })).data.carImport).toBeNull();
  expect(await stored()).toBe(0);
});

it('nobody imports without a session, from another site or as a salesman (BO-1)', async () => {
  const sam = await addStaff(engine.store, 'Sam', 'SALES');
  const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  const refused = [
    await upload(sheet, {}),
    await upload(sheet, { ...edith.headers, ...elsewhere }),
    await upload(sheet, sam.headers),
  ];
  expect(refused.map(({ status }) => status)).toEqual([401, 403, 403]);
  expect(await stored()).toBe(0);
  const { errors } = await ask(ALL, {}, sam);
  expect(errors[0].extensions.code).toBe('FORBIDDEN');
  const rows = await fetch(`${gateway.url}/back-office/imports/any/refused.csv`, { headers: sam.headers });
  expect(rows.status).toBe(403);
});
