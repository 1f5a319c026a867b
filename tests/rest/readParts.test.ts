import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../rest/admin/audit/auditLog.ts';
import { type CarStore, carStore } from '../../rest/cars/carStore.ts';
import { readOverwrite } from '../../rest/inventory/byHand/readOverwrite.ts';
import { importInventory } from '../../rest/inventory/importInventory.ts';
import type { StockCar } from '../../rest/stock/stockCar.ts';
import type { StockField } from '../../rest/stock/stockFields.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { collections } from '../../rest/store/open/collections.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { aCar } from '../stock/aCar.ts';

const CAR = '/api/admin/v1/cars/x5';
const header = 'stock,make,model,price,imperfections,paint bonnet,paint rear left door,video,360';
/** The row of the car as its sheet has always had it. */
const row = {
  imperfections: 'A stone chip on the bonnet [x5.jpg]',
  bonnet: '110',
  video: 'https://youtu.be/dQw4w9WgXcQ',
  spin: 'https://kuula.co/share/5cBWq',
};
const byHand = {
  paintReadings: 'bonnet: 112\nfront right door: 240',
  imperfections: 'Kerb mark, rear left wheel\nA stone chip on the bonnet [x5.jpg]',
  video: 'https://vimeo.com/76979871',
  spin: '',
} satisfies Partial<Record<StockField, string>>;
/** The values that these texts say. */
const values = {
  paintReadings: [
    { panel: 'bonnet', microns: 112 },
    { panel: 'frontRightDoor', microns: 240 },
  ],
  imperfections: [
    { text: 'Kerb mark, rear left wheel', picture: null },
    { text: 'A stone chip on the bonnet', picture: 'x5.jpg' },
  ],
  video: 'https://vimeo.com/76979871',
  spin: null,
};

describe.each(storeEngines)('what proves a car, with $name,', ({ emptyStore }) => {
  let engine: EngineStore;
  let rest: RunningRest;
  let cars: CarStore;
  let edith: Staff;
  let time: number;
  /** Later with each look, as entries of the audit log are in order of time. */
  const now = () => new Date((time += 1));

  beforeEach(async () => {
    engine = await emptyStore();
    time = Date.parse('2026-11-29T10:00:00Z');
    await createIndexes(engine.store, collections);
    cars = carStore(engine.store, now);
    edith = await addStaff(engine.store, 'Edith', 'EDITOR', now);
    rest = await runRest({ store: engine.store, photos: engine.photos, now, admin: { tokenSecret } });
    await cars.save({ ...aCar({ _id: 'x5' }), importedAs: 'S-1001' });
  });
  afterEach(async () => {
    await rest.close();
    await engine.close();
  });

  const at = (revision: number) => ({ ...edith.headers, 'if-match': `"${revision}"` });
  /** Somebody types into fields, and publishes that. */
  async function publish(typed: Partial<Record<StockField, string>>) {
    const saved = await rest.patch(`${CAR}/draft`, { values: typed }, at(0));
    if (saved.status !== 200 || !saved.body.draft) return saved;
    const published = await rest.post(`${CAR}/publication`, undefined, at(saved.body.draft.revision));
    if (published.status !== 200) await rest.delete(`${CAR}/draft`, at(saved.body.draft.revision));
    return published;
  }
  const field = (car: StockCar, wanted: StockField) => car.fields.find((each) => each.field === wanted);
  const onSite = async () => (await rest.get('/api/v1/car/x5')).body;
  const importRow = (changed: Partial<typeof row> = {}, overwrite = '') => {
    const { imperfections, bonnet, video, spin } = { ...row, ...changed };
    const line = `S-1001,BMW,X5,200000,${imperfections},${bonnet},260,${video},${spin}`;
    return importInventory({
      ...{ text: [header, line].join('\n'), store: engine.store, now: now() },
      overwrite: overwrite ? readOverwrite(overwrite) : undefined,
    });
  };

  it('is typed in lines, published with the rest, and logged with both texts (BO-18)', async () => {
    const { body } = await rest.get(CAR, edith.headers);
    expect(field(body, 'paintReadings')?.text).toBe('bonnet: 110\nrear left door: 260');
    expect(field(body, 'imperfections')?.text).toBe('A stone chip on the bonnet [x5.jpg]');
    expect(field(body, 'spin')?.text).toBe('https://kuula.co/share/5cBWq');
    const published = await publish({ ...byHand, brakes: '80' });
    expect(published.status).toBe(200);
    expect(await onSite()).toMatchObject({ ...values, brakes: '80%', tyres: 'Pirelli' });
    const [last] = (await auditLog(engine.store, now).list({ limit: 1, kind: 'car' })).items;
    expect(last?.fields).toContainEqual({
      ...{ name: 'paintReadings', before: 'bonnet: 110\nrear left door: 260' },
      after: byHand.paintReadings,
    });
  });

  it.each<[string, Partial<Record<StockField, string>>, object]>([
    ['no imperfections', { imperfections: 'None' }, { imperfections: [] }],
    ['nothing about imperfections', { imperfections: '' }, { imperfections: null }],
    ['no readings', { paintReadings: '' }, { paintReadings: null }],
    ['no video', { video: ' ' }, { video: null }],
    [
      'the picture of an imperfection whose name has brackets',
      { imperfections: 'Chip [IMG[1].jpg]' },
      { imperfections: [{ text: 'Chip', picture: 'IMG[1].jpg' }] },
    ],
    [
      'a reading in Arabic digits and with its unit',
      { paintReadings: 'Roof: ١٢٠ µm' },
      { paintReadings: [{ panel: 'roof', microns: 120 }] },
    ],
  ])('says %s', async (_what, typed, expected) => {
    expect((await publish(typed)).status).toBe(200);
    expect(await onSite()).toMatchObject(expected);
    // What it says is typed in the same words again.
    const { body } = await rest.get(CAR, edith.headers);
    const again = Object.fromEntries(
      body.fields.map((each: { field: string; text: string }) => [each.field, each.text]),
    );
    expect((await publish({ ...again, stockNumber: undefined, vin: undefined })).body).toMatchObject({
      ...{ revision: body.revision, draft: null },
    });
  });

  it.each<[string, Partial<Record<StockField, string>>, StockField, string]>([
    [
      'readings out of range and in words, each with its panel',
      { paintReadings: 'bonnet: 9000\nroof: thin\nboot: 100' },
      'paintReadings',
      'Paint of the bonnet 9,000 µm is above 5,000 µm; paint of the roof "thin" is not a number of µm.',
    ],
    [
      'a panel that nobody measures',
      { paintReadings: 'bumper: 100' },
      'paintReadings',
      '"bumper" is no panel on which paint is measured.',
    ],
    [
      'imperfections as long as a book',
      { imperfections: 'x'.repeat(5_001) },
      'imperfections',
      'Imperfections is longer than 5,000 characters.',
    ],
    [
      'a video that is not safe',
      { video: 'javascript:alert(1)' },
      'video',
      'Video "javascript:alert(1)" is not an address: it must start with https://.',
    ],
    [
      'a view in words',
      { spin: 'soon' },
      'spin',
      '360 view "soon" is not an address: it must start with https://.',
    ],
    [
      'a view of several pictures',
      { spin: 'https://a.example/1.jpg https://a.example/2.jpg' },
      'spin',
      'The 360 view is one address, that of a viewer: pictures of a turn come with a file.',
    ],
  ])('is not changed to %s, and nothing is written', async (_what, typed, wanted, message) => {
    const { status, body } = await publish({ keys: '1', ...typed });
    expect([status, body.errors]).toEqual([422, [{ field: wanted, message }]]);
    expect(await cars.byId('x5')).toMatchObject({ revision: 1, keys: 2 });
  });

  it('outlives a file that says what it said, and one that says something new is told (BO-8)', async () => {
    await importRow();
    await publish(byHand);
    const same = await importRow();
    expect(same).toMatchObject({ unchanged: 1, notes: [], keptByHand: 0 });
    expect(await cars.byId('x5')).toMatchObject(values);
    const other = await importRow({
      bonnet: '115',
      imperfections: 'none',
      spin: 'https://kuula.co/share/new',
    });
    expect(other.notes.map(({ note }) => note)).toEqual([
      'imperfections: the file says "None", your "Kerb mark, rear left wheel, A stone chip on the bonnet [x5.j…" stays',
      'paint: the file says "bonnet: 115, rear left door: 260", your "bonnet: 112, front right door: 240" stays',
      'spin: the file says "https://kuula.co/share/new", yours stays blank',
    ]);
    expect(await cars.byId('x5')).toMatchObject(values);
    const { body } = await rest.get(CAR, edith.headers);
    expect(field(body, 'paintReadings')).toEqual({
      ...{ field: 'paintReadings', text: byHand.paintReadings, differs: true },
      sheet: 'bonnet: 115\nrear left door: 260',
    });
    expect(field(body, 'imperfections')).toMatchObject({ sheet: 'None', differs: true });
    expect(field(body, 'video')).toMatchObject({ sheet: row.video, differs: false });
    const taken = await rest.delete(`${CAR}/overrides/imperfections`, at(body.revision));
    expect(field(taken.body, 'imperfections')).toMatchObject({ text: 'None', sheet: null });
    expect((await onSite()).imperfections).toEqual([]);
  });

  it('is that of the file again where --overwrite says so, the paint of all panels at once (BO-8)', async () => {
    await importRow();
    await publish(byHand);
    await importRow({}, 'paint,spin');
    expect(await cars.byId('x5')).toMatchObject({
      ...values,
      paintReadings: aCar().paintReadings,
      spin: { address: row.spin, images: [] },
    });
    await importRow({}, 'all');
    const { overrides, imperfections, video } = (await cars.byId('x5')) ?? {};
    expect({ overrides, imperfections, video }).toEqual({
      ...{ overrides: undefined, imperfections: aCar().imperfections, video: row.video },
    });
  });

  it('follows the file again as soon as that says the same (BO-8)', async () => {
    await importRow();
    await publish({ paintReadings: 'bonnet: 115\nrear left door: 260' });
    await importRow({ bonnet: '115' });
    expect((await cars.byId('x5'))?.overrides).toBeUndefined();
  });
});
