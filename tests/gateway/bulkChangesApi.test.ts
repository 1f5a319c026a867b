import { afterEach, beforeEach, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { aBareCar, aCar } from '../stock/aCar.ts';

const CHANGE = `{
  id revision state by total handled changed restored refused skipped kept undoUntil
  action { kind status on price { by unit roundTo rounding asDiscount } }
  samples { id before after fullPrice } refusedCars { id reason } skippedCars { id reason } keptCars { id }
}`;
const RESULT = `{ change ${CHANGE} userErrors { field code message } }`;
const PREVIEW = `query ($selection: BulkSelectionInput!, $action: BulkActionInput!) {
  bulkPreview(selection: $selection, action: $action) ${RESULT}
}`;
const START = `mutation ($input: StartBulkChangeInput!) { startBulkChange(input: $input) ${RESULT} }`;
const UNDO = `mutation ($input: UndoBulkChangeInput!) { undoBulkChange(input: $input) ${RESULT} }`;
const ONE = `query ($id: ID!) { bulkChange(id: $id) ${CHANGE} }`;
const RECENT = `query { recentBulkChanges ${CHANGE} }`;

const price = { by: -5, unit: 'PERCENT', roundTo: 500, rounding: 'NEAREST', asDiscount: true };

let rest: RunningRest;
let gateway: RunningGateway;
let huda: Staff;

beforeEach(async () => {
  rest = await runRest({ admin: { tokenSecret } });
  gateway = await runGateway({ restUrl: rest.url });
  huda = await addStaff(rest.store, 'Huda', 'OWNER');
  await carStore(rest.store).saveAll([
    aCar({ _id: 'x5', stockNumber: 'S-1001' }),
    aCar({ _id: 'x6', stockNumber: 'S-1002' }),
    aBareCar({ _id: 'bare', title: 'Something old' }),
  ]);
});
afterEach(async () => {
  await gateway.close();
  await rest.close();
});

const ask = async (document: string, variables: Record<string, unknown> = {}, { headers } = huda) =>
  (await gateway.query(document, variables, headers)).body;

it('BO-11 an owner previews a change of all that match but one, makes it, and undoes it', async () => {
  const selection = { filter: { search: ' ', sort: 'NAME' }, except: ['x6'] };
  const { data } = await ask(PREVIEW, { selection, action: { kind: 'PRICE', price } });
  const { change, userErrors } = data.bulkPreview;
  expect(userErrors).toEqual([]);
  expect(change).toMatchObject({
    ...{ state: 'PREVIEWED', total: 1, refused: 1, action: { kind: 'PRICE', price, status: null, on: null } },
    samples: [{ id: 'x5', before: '200000', after: '190000', fullPrice: 200_000 }],
    refusedCars: [{ id: 'bare', reason: 'NO_PRICE' }],
  });
  const { id } = change;
  const one = async () => (await ask(ONE, { id })).data.bulkChange;
  const started = await ask(START, { input: { id } });
  expect(started.data.startBulkChange).toMatchObject({ change: { id, by: 'Huda' }, userErrors: [] });
  await expect.poll(async () => (await one()).state).toBe('DONE');
  const { revision, changed } = await one();
  expect(changed).toBe(1);
  const stale = await ask(UNDO, { input: { id, revision: 1 } });
  expect(stale.data.undoBulkChange).toMatchObject({
    change: { id, revision },
    userErrors: [{ code: 'STALE' }],
  });
  await ask(UNDO, { input: { id, revision } });
  await expect.poll(async () => (await one()).state).toBe('UNDONE');
  expect((await ask(RECENT)).data.recentBulkChanges).toMatchObject([{ id, restored: 1, kept: 0 }]);
  expect((await ask(ONE, { id: 'none' })).data.bulkChange).toBeNull();
});

it('a salesman changes one car at a time, and an owner reads what is wrong with hers', async () => {
  const omar = await addStaff(rest.store, 'Omar', 'SALES');
  const selection = { ids: ['x5'] };
  const { errors } = await ask(PREVIEW, { selection, action: { kind: 'WITHDRAW' } }, omar);
  expect(errors[0].extensions.code).toBe('FORBIDDEN');
  const { data } = await ask(PREVIEW, { selection, action: { kind: 'STATUS' } });
  expect(data.bulkPreview).toEqual({
    change: null,
    userErrors: [{ field: 'status', code: 'INVALID', message: 'Choose available, reserved or sold.' }],
  });
});
