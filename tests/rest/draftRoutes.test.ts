import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../rest/admin/audit/auditLog.ts';
import { type CarStore, carStore } from '../../rest/cars/carStore.ts';
import { importInventory } from '../../rest/inventory/importInventory.ts';
import type { CarDraft } from '../../rest/stock/drafts/carDraft.ts';
import type { StockCar } from '../../rest/stock/stockCar.ts';
import type { StockField } from '../../rest/stock/stockFields.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { collections } from '../../rest/store/open/collections.ts';
import { stableId } from '../../rest/store/stableId.ts';
import { interruptedStore } from '../servers/interruptedStore.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { aCar } from '../stock/aCar.ts';

const NEW = 'a1b2c3d4e5f6a7b8c9d0e1f2';
const VIN = 'WBA8E9C50GK646121';
const MESSY = '<p>Kept  as\u00a0it <b>was</b>\r\n\r\n\r\n</p> ';
/** As a dealer types a new car. */
const typedCar = {
  ...{ stockNumber: 'H-7', vin: VIN, make: 'bmw', model: 'x3', originalPrice: '150,000' },
  ...{ mileage: '21,000 km', specifications: 'Sunroof\nSafety: Lane assist' },
} satisfies Partial<Record<StockField, string>>;

/** Null where the value of the car stays. */
type Texts = Partial<Record<StockField, string | null>>;

function texts(values: Texts) {
  const entries = Object.entries(values);
  return {
    values: Object.fromEntries(entries.filter(([, text]) => text !== null)),
    left: entries.flatMap(([field, text]) => (text === null ? field : [])),
  };
}

describe.each(storeEngines)('a draft of a car, with $name,', ({ emptyStore }) => {
  let engine: EngineStore;
  let rest: RunningRest;
  let cars: CarStore;
  let edith: Staff;
  /** What somebody else does after a writer has read, and before it writes into a collection. */
  let before: ReturnType<typeof interruptedStore>['before'];
  let time: number;
  const now = () => new Date((time += 1));

  beforeEach(async () => {
    engine = await emptyStore();
    time = Date.parse('2026-11-29T10:00:00Z');
    await createIndexes(engine.store, collections);
    cars = carStore(engine.store, now);
    edith = await addStaff(engine.store, 'Edith', 'EDITOR', now);
    const interrupted = interruptedStore(engine.store);
    before = interrupted.before;
    rest = await runRest({ store: interrupted.store, photos: engine.photos, now, admin: { tokenSecret } });
    await cars.save({ ...aCar({ _id: 'x5', description: MESSY }), importedAs: 'S-1001' });
  });
  afterEach(async () => {
    await rest.close();
    await engine.close();
  });

  const path = (id: string) => `/api/admin/v1/cars/${id}`;
  const at = (revision: number, { headers }: Staff = edith) => ({ ...headers, 'if-match': `"${revision}"` });
  const save = (
    id: string,
    revision: number,
    values: Texts,
    { base, staff }: { base?: Texts; staff?: Staff } = {},
  ) => rest.patch(`${path(id)}/draft`, { ...texts(values), base, isNew: id === NEW }, at(revision, staff));
  const publish = (id: string, revision: number) =>
    rest.post(`${path(id)}/publication`, undefined, at(revision));
  const discard = (id: string, revision: number) => rest.delete(`${path(id)}/draft`, at(revision));
  const open = async (id: string) => (await rest.get(path(id), edith.headers)).body as StockCar;
  const list = async (query: string) => (await rest.get(`/api/admin/v1/cars?${query}`, edith.headers)).body;
  const textOf = (car: StockCar, wanted: StockField) => car.fields.find(({ field }) => field === wanted);
  const audited = async () => (await auditLog(engine.store, now).list({ limit: 100, kind: 'car' })).items;
  const numberOfCars = async () => (await list('')).total;
  /** Imports lines of a sheet. */
  const importLines = (lines: string[], isComplete = false) =>
    importInventory({ text: lines.join('\n'), store: engine.store, now: now(), complete: isComplete });

  it('keeps what was typed, also what cannot be published, and says at once why', async () => {
    const { status, body } = await save('x5', 0, { mileage: '42,500 km', door: '90', keys: '2' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ mileage: 40_000, revision: 1 });
    expect(body.draft).toMatchObject({
      ...{ revision: 1, isNew: false, changes: 2, changedBy: 'Edith', conflicts: [] },
      values: [
        { field: 'mileage', text: '42,500 km', base: '40000' },
        { field: 'door', text: '90', base: '5' },
      ],
      problems: [{ field: 'door', message: expect.stringContaining('90'), car: null }],
    });
    expect((await open('x5')).draft).toEqual(body.draft);
    const refused = await publish('x5', 1);
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'door']);
    expect((await cars.byId('x5'))?.revision).toBe(1);
  });

  it('is published as the fields that were typed into, and the log has both values (BO-18)', async () => {
    await save('x5', 0, { mileage: '42500', exteriorColor: '' });
    await save('x5', 1, { keys: '1', exteriorColor: null });
    const { status, body } = await publish('x5', 2);
    expect([status, body.mileage, body.draft]).toEqual([200, 42_500, null]);
    expect(await cars.byId('x5')).toMatchObject({ keys: 1, exteriorColor: 'Black', description: MESSY });
    expect(await audited()).toMatchObject([
      {
        action: 'publishCar',
        fields: [
          { name: 'mileage', before: '40000', after: '42500' },
          { name: 'keys', before: '2', after: '1' },
        ],
      },
      // Once for the draft and the person, however often it is stored.
      { action: 'saveCarDraft', who: { name: 'Edith' }, record: { kind: 'car', id: 'x5' } },
    ]);
  });

  it('leaves a description byte for byte as it is where only line ends and blanks differ (BO-19)', async () => {
    const asBrowsersSendIt = MESSY.replaceAll('\r\n', '\n').trim();
    const { body } = await save('x5', 0, { description: asBrowsersSendIt, keys: '1' });
    expect(body.draft.changes).toBe(1);
    await publish('x5', 1);
    expect((await cars.byId('x5'))?.description).toBe(MESSY);
    await save('x5', 0, { description: '<p>Another</p>', specifications: 'Sunroof\n✗ Towbar' });
    await publish('x5', 1);
    expect(await cars.byId('x5')).toMatchObject({
      description: '<p>Another</p>',
      specifications: { Sunroof: true, Towbar: false },
    });
  });

  it('is applied to the car as an import has left it, and asks where both have changed a field (BO-10)', async () => {
    const lines = (price: string, mileage: string) => [
      'stock,make,model,price,mileage',
      `S-1001,BMW,X5,${price},${mileage}`,
    ];
    await importLines(lines('200000', '40000'));
    await save('x5', 0, { mileage: '42500', keys: '1' });
    await importLines(lines('190000', '41000'));
    const { body: refused, status } = await publish('x5', 1);
    expect([status, refused.changed]).toEqual([
      412,
      [{ field: 'mileage', message: expect.stringMatching(/41000.*42500/) }],
    ]);
    expect(refused.current.draft.conflicts).toEqual([{ field: 'mileage', yours: '42500', current: '41000' }]);
    expect(await cars.byId('x5')).toMatchObject({ mileage: 41_000, keys: 2 });
    // Whoever names what the car says now has chosen.
    await save('x5', 1, { mileage: '42500' }, { base: { mileage: '41000' } });
    const { body } = await publish('x5', 2);
    expect([body.mileage, body.price, textOf(body, 'mileage')?.sheet]).toEqual([42_500, 190_000, '41000']);
    expect(await cars.byId('x5')).toMatchObject({ keys: 1 });
  });

  it('asks also where the car is changed between reading and writing', async () => {
    await save('x5', 0, { mileage: '42500' });
    before('cars', () => cars.change(['x5'], ({ listed }) => listed && { ...listed, mileage: 41_000 }));
    expect((await publish('x5', 1)).status).toBe(412);
    await save('x5', 1, { mileage: null });
    expect((await open('x5')).draft).toBeNull();
    expect(await cars.byId('x5')).toMatchObject({ mileage: 41_000 });
  });

  it('of two people, refuses the second with what the first has written (BO-7)', async () => {
    const noor = await addStaff(engine.store, 'Noor', 'OWNER', now);
    await save('x5', 0, { mileage: '42500' });
    const late = await save('x5', 0, { keys: '1' }, { staff: noor });
    expect([late.status, late.body.message]).toEqual([
      412,
      'Edith has changed this draft meanwhile. Look at it, and try again.',
    ]);
    expect(late.body.current.draft.values).toMatchObject([{ field: 'mileage', text: '42500' }]);
    before('carDrafts', () => save('x5', 1, { keys: '4' }));
    expect((await save('x5', 1, { keys: '1' }, { staff: noor })).status).toBe(412);
    expect((await save('x5', 2, { year: '2020' }, { staff: noor })).body.draft).toMatchObject({
      ...{ changes: 3, changedBy: 'Noor' },
    });
    expect((await publish('x5', 2)).status).toBe(412);
  });

  it('is discarded, and comes back where it is saved again', async () => {
    await save('x5', 0, { mileage: '42500' });
    expect((await discard('x5', 1)).body.draft).toBeNull();
    expect((await list('tab=drafts')).total).toBe(0);
    expect((await publish('x5', 1)).status).toBe(412);
    expect((await save('x5', 0, { mileage: '42500' })).body.draft).toMatchObject({ changes: 1 });
    expect((await audited()).map(({ action }) => action)).toEqual([
      ...['saveCarDraft', 'discardCarDraft', 'saveCarDraft'],
    ]);
  });

  it('is written by editors; salesmen see that there is one', async () => {
    const sam = await addStaff(engine.store, 'Sam', 'SALES', now);
    expect((await save('x5', 0, { keys: '1' }, { staff: sam })).status).toBe(403);
    await save('x5', 0, { keys: '1' });
    const { items, counts } = (await rest.get('/api/admin/v1/cars?tab=drafts', sam.headers)).body;
    expect([items.length, counts.drafts]).toEqual([1, 1]);
    expect(items[0]).toMatchObject({ id: 'x5', draft: { changes: 1, changedBy: 'Edith' } });
  });

  it('of a withdrawn car waits until that is listed again', async () => {
    await save('x5', 0, { keys: '1' });
    await cars.withdraw('x5', { byHand: true });
    expect((await publish('x5', 1)).body.message).toContain('withdrawn');
    expect((await save('x5', 1, { keys: '3' })).body.message).toContain('withdrawn');
    await cars.change(['x5'], ({ withdrawn }) => withdrawn);
    expect((await publish('x5', 1)).status).toBe(200);
    expect(await cars.byId('x5')).toMatchObject({ keys: 1 });
  });

  it('of a new car is seen by nobody else until it is published (BO-9)', async () => {
    const feed = (await rest.get('/api/v1/cars/changes?after=latest')).body.cursor;
    await save(NEW, 0, { ...typedCar, description: 'Unheard of' });
    await save('x5', 0, { title: 'Unheard of' });
    const paths = [
      ...['/api/v1/car/x5', `/api/v1/car/${NEW}`, '/api/v1/cars/filter', '/api/v1/cars/facets'],
      ...['/api/v1/cars/featured', '/api/v1/cars/test-drive', `/api/v1/cars/changes?after=${feed}`],
      ...['/api/v1/cars/filter?search=unheard', '/api/v1/companies', '/api/v1/vehicle-types'],
    ];
    for (const each of paths) {
      const { text } = await rest.get(each);
      expect([each, /unheard|H-7|draft|X3/i.exec(text)?.[0]]).toEqual([each, undefined]);
    }
    expect((await rest.get(`/api/v1/car/${NEW}`)).status).toBe(404);
    expect((await rest.get(`/api/v1/cars/changes?after=${feed}`)).body.changes).toEqual([]);
    expect((await list('')).counts).toMatchObject({ published: 1, drafts: 2 });
    expect((await list('tab=drafts&q=h-7')).items).toMatchObject([
      {
        ...{ id: NEW, name: 'BMW X3', stockNumber: 'H-7', price: 150_000 },
        draft: { isNew: true, missing: [], advice: ['noPictures'] },
      },
    ]);
  });

  it('of a new car says what it needs, and is not published without', async () => {
    const { body } = await save(NEW, 0, { model: 'X3', vin: 'short' });
    expect(body).toMatchObject({ id: NEW, name: 'X3', isImported: false });
    expect(body.draft).toMatchObject({
      missing: ['make', 'originalPrice'],
      advice: ['noPictures', 'noDescription', 'noMileage'],
    });
    expect(body.draft.problems.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'make',
      'vin',
    ]);
    expect((await publish(NEW, 1)).body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'vin',
      'make',
    ]);
    await save(NEW, 1, { model: null, title: 'A car', vin: null });
    const refused = await publish(NEW, 2);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ field: 'originalPrice', message: 'Enter a price.' }],
    ]);
    expect((await save('zzz', 0, { keys: '1' })).status).toBe(404);
  });

  it('of a new car is published under the id that an import of its number would give it', async () => {
    await save(NEW, 0, typedCar);
    const { status, body } = await publish(NEW, 1);
    const id = stableId('car', 'H-7');
    expect([status, body.id, body.name, body.isImported]).toEqual([200, id, 'BMW X3', false]);
    expect((await rest.get(`/api/v1/car/${id}`)).body).toMatchObject({
      ...{ stockNumber: 'H-7', vinLastSix: VIN.slice(-6), originalPrice: 150_000, saleStatus: 'available' },
      specifications: { Sunroof: true, 'Safety: Lane assist': true },
    });
    expect(body.fields.filter(({ sheet }: { sheet: string | null }) => sheet !== null)).toEqual([]);
    expect((await rest.get('/api/v1/cars/changes')).body.changes.at(-1)).toMatchObject({
      kind: 'LISTED',
      carId: id,
    });
    expect((await list('tab=drafts')).total).toBe(0);
    expect((await rest.get(path(NEW), edith.headers)).status).toBe(404);
    // The answer was lost, and somebody taps again.
    expect((await publish(NEW, 1)).body).toMatchObject({ id, revision: 1 });
    expect(await numberOfCars()).toBe(2);
    expect((await audited()).filter(({ action }) => action === 'publishCar')).toMatchObject([
      {
        record: { id },
        fields: expect.arrayContaining([{ name: 'stockNumber', before: null, after: 'H-7' }]),
      },
    ]);
  });

  it('of a new car becomes one car where it is published twice at once', async () => {
    await save(NEW, 0, typedCar);
    const answers = await Promise.all([publish(NEW, 1), publish(NEW, 1), publish(NEW, 1)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await numberOfCars()).toBe(2);
    expect((await publish(NEW, 1)).status).toBe(200);
    expect(await numberOfCars()).toBe(2);
  });

  it('of a new car without a number keeps its id, also for later drafts', async () => {
    await save(NEW, 0, { make: 'BMW', originalPrice: '1000' });
    expect((await publish(NEW, 1)).body.id).toBe(NEW);
    const { body } = await save(NEW, 0, { keys: '1' });
    expect(body.draft).toMatchObject({ isNew: false, changes: 1 });
    const { revision } = body.draft;
    expect((await publish(NEW, revision)).status).toBe(200);
    expect(await cars.byId(NEW)).toMatchObject({ keys: 1, overrides: { keys: { sheet: null } } });
  });

  it('of a new car is forgotten a day after it was published', async () => {
    await save(NEW, 0, typedCar);
    await publish(NEW, 1);
    const other = 'b1b2c3d4e5f6a7b8c9d0e1f2';
    await rest.patch(
      `${path(other)}/draft`,
      { values: { title: 'A car', originalPrice: '1000' }, isNew: true },
      at(0),
    );
    time += 25 * 60 * 60 * 1000;
    const later = await addStaff(engine.store, 'Noor', 'EDITOR', now);
    expect((await rest.post(`${path(other)}/publication`, undefined, at(1, later))).status).toBe(200);
    const left = await engine.store.collection<CarDraft>('carDrafts', { followed: true }).find({}).toArray();
    expect(left.map(({ _id }) => _id)).toEqual([other]);
  });

  it('of a new car is continued where a process has ended while it published it', async () => {
    await save(NEW, 0, typedCar);
    before('cars', () => Promise.reject(new Error('killed')));
    expect((await publish(NEW, 1)).status).toBe(500);
    // Nobody can change what may become a car at any moment.
    expect((await save(NEW, 2, { stockNumber: 'H-8' })).status).toBe(412);
    expect((await publish(NEW, 2)).body.id).toBe(stableId('car', 'H-7'));
    expect(await numberOfCars()).toBe(2);
  });

  it('of a new car is written again a minute after its publication was given up', async () => {
    await save(NEW, 0, typedCar);
    before('cars', () => Promise.reject(new Error('killed')));
    expect((await publish(NEW, 1)).status).toBe(500);
    time += 60_000;
    expect((await save(NEW, 2, { stockNumber: 'H-8' })).status).toBe(200);
    expect((await publish(NEW, 3)).body.id).toBe(stableId('car', 'H-8'));
    time += 60_000;
    // What has become a car stays one.
    expect((await save(NEW, 0, { stockNumber: 'H-9' })).status).toBe(404);
    expect(await numberOfCars()).toBe(2);
  });

  it('of a new car has ended where a process has ended after it was listed', async () => {
    await save(NEW, 0, typedCar);
    const drafts = engine.store.collection<CarDraft>('carDrafts', { followed: true });
    const draft = await drafts.findOne({ _id: NEW });
    await publish(NEW, 1);
    await drafts.replaceOne(
      { _id: NEW },
      { ...(draft as CarDraft), revision: 2, publishedAs: stableId('car', 'H-7') },
    );
    expect((await publish(NEW, 2)).body.id).toBe(stableId('car', 'H-7'));
    expect([await numberOfCars(), (await list('tab=drafts')).total]).toEqual([2, 0]);
  });

  it('of a new car with the number or the VIN of another one is told which', async () => {
    await cars.save({ ...aCar({ _id: 'x3', stockNumber: 'H-9', vinLastSix: VIN.slice(-6) }), vin: VIN });
    const { body } = await save(NEW, 0, { ...typedCar, stockNumber: 's-1001' });
    expect(body.draft.problems).toEqual([
      {
        field: 'stockNumber',
        message: 'This stock number is that of BMW X5 xDrive40i.',
        car: { id: 'x5', name: 'BMW X5 xDrive40i' },
      },
      {
        field: 'vin',
        message: 'This VIN is that of BMW X5 xDrive40i.',
        car: { id: 'x3', name: 'BMW X5 xDrive40i' },
      },
    ]);
    expect((await publish(NEW, 1)).status).toBe(422);
    expect(await numberOfCars()).toBe(2);
  });

  it('of a new car yields to a file that lists its number a moment before', async () => {
    await save(NEW, 0, typedCar);
    before('cars', () => importLines(['stock,make,model,price', 'H-7,BMW,X3,140000']));
    const { status, body } = await publish(NEW, 1);
    expect([status, body.errors[0].field]).toEqual([422, 'stockNumber']);
    expect(await numberOfCars()).toBe(2);
    expect((await open(NEW)).draft?.problems).toMatchObject([{ field: 'stockNumber' }]);
  });

  it('of a new car becomes the car of a later file, and what was typed stays (BO-8)', async () => {
    await save(NEW, 0, typedCar);
    const { id } = (await publish(NEW, 1)).body;
    // A complete file that does not know it yet, with the other car.
    await importLines(['stock,make,model,price,mileage', 'S-1001,BMW,X5,200000,40000'], true);
    expect(await cars.byId(id)).not.toBeNull();
    const report = await importLines([
      'stock,make,model,price,mileage,year,colour',
      'H-7,BMW,X3,145000,21000,2023,White',
    ]);
    expect(report).toMatchObject({ added: 0, changed: 1, identified: { stockNumber: 1 } });
    const car = await open(id);
    expect(car).toMatchObject({ price: 150_000, year: 2023, isImported: true });
    expect(textOf(car, 'originalPrice')).toMatchObject({ text: '150000', sheet: '145000', differs: true });
    expect(textOf(car, 'mileage')).toMatchObject({ text: '21000', sheet: null });
    expect(await numberOfCars()).toBe(2);
  });
});
