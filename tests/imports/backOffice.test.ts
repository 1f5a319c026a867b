import { afterEach, beforeEach, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { importInventory } from '../../rest/inventory/importInventory.ts';
import type { StockCar } from '../../rest/stock/stockCar.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { tempStore } from '../servers/tempStore.ts';
import { numbered } from './byHand.ts';

const lines = ['stock,make,model,price,mileage', 'S-1,BMW,X5,"120,000","40,000"', 'S-2,Audi,Q7,"90,000",'];

let kept: Awaited<ReturnType<typeof tempStore>>;
let rest: RunningRest;
let edith: Staff;
/** The address of the X5. */
let x5: string;

beforeEach(async () => {
  kept = await tempStore();
  edith = await addStaff(kept.store, 'Edith', 'EDITOR');
  rest = await runRest({ store: kept.store, photos: kept.photos, admin: { tokenSecret } });
  await importFile();
  x5 = `/api/admin/v1/cars/${(await numbered(carStore(kept.store), 'S-1'))._id}`;
});
afterEach(async () => {
  await rest.close();
  await kept.close();
});

const importFile = (from = '', to = '') =>
  importInventory({ text: lines.join('\n').replace(from, to), store: kept.store });
const read = async (): Promise<StockCar> => (await rest.get(x5, edith.headers)).body;
const asRead = async () => ({ ...edith.headers, 'if-match': `"${(await read()).revision}"` });
const fieldOf = (car: StockCar, name: string) => car.fields.find(({ field }) => field === name);

it('an editor sees what the file says of a value that she has set, and takes it (BO-8)', async () => {
  const typed = { values: { originalPrice: '115,000' } };
  const { body } = await rest.patch(`${x5}/draft`, typed, { ...edith.headers, 'if-match': '"0"' });
  const saved = { ...edith.headers, 'if-match': `"${body.draft.revision}"` };
  expect((await rest.post(`${x5}/publication`, undefined, saved)).status).toBe(200);
  await importFile('120,000', '118,000');
  expect(fieldOf(await read(), 'originalPrice')).toEqual({
    ...{ field: 'originalPrice', text: '115000', sheet: '118000', differs: true },
  });
  const differing = await rest.get('/api/admin/v1/cars?gap=sheetDiffers', edith.headers);
  expect(differing.body.items).toMatchObject([
    { stockNumber: 'S-1', gaps: expect.arrayContaining(['sheetDiffers']) },
  ]);
  await rest.delete(`${x5}/overrides/originalPrice`, await asRead());
  expect(fieldOf(await read(), 'originalPrice')).toEqual({
    ...{ field: 'originalPrice', text: '118000', sheet: null, differs: false },
  });
  expect(await importFile('120,000', '117,000')).toMatchObject({ changed: 1, notes: [] });
  expect((await read()).price).toBe(117_000);
});

it('a car that an editor withdraws is listed by her alone, not by a file (BO-8)', async () => {
  await rest.delete(`${x5}/publication`, await asRead());
  expect(await importFile('40,000', '41,000')).toMatchObject({
    unchanged: 1,
    keptWithdrawn: ['S-1, BMW X5'],
  });
  expect(await read()).toMatchObject({ withdrawnByHand: true, mileage: 40_000 });
  await rest.put(`${x5}/publication`, undefined, await asRead());
  expect(await importFile('40,000', '41,000')).toMatchObject({ changed: 1, keptWithdrawn: [] });
  expect(await read()).toMatchObject({ withdrawnByHand: false, withdrawnAt: null, mileage: 41_000 });
});
