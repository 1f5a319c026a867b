import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../rest/admin/audit/auditLog.ts';
import { type CarStore, carStore } from '../../rest/cars/carStore.ts';
import type { StoredCar } from '../../rest/cars/storedCar.ts';
import type { BulkAction } from '../../rest/stock/bulk/bulkAction.ts';
import type { BulkChange } from '../../rest/stock/bulk/bulkChange.ts';
import type { BulkSelection } from '../../rest/stock/bulk/bulkSelection.ts';
import { bulkStore } from '../../rest/stock/bulk/bulkStore.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { collections } from '../../rest/store/open/collections.ts';
import { interruptedStore } from '../servers/interruptedStore.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, steadyEngines } from '../servers/storeEngines.ts';
import { aCar } from '../stock/aCar.ts';

const BULK = '/api/admin/v1/bulk-changes';
const HOUR = 60 * 60 * 1000;
/** How long a change of 10,000 cars may take on a machine that is busy with other things, ms; on a quiet one it takes six seconds. */
const WAIT = 5 * 60 * 1000;
const cheaper: BulkAction = {
  kind: 'price',
  price: { by: -5, unit: 'percent', roundTo: 500, rounding: 'nearest', asDiscount: false },
};
const all: BulkSelection = { filter: {} };

describe.each(steadyEngines)('a bulk change, with $name,', ({ emptyStore }) => {
  let engine: EngineStore;
  let rest: RunningRest;
  let cars: CarStore;
  let edith: Staff;
  let before: ReturnType<typeof interruptedStore>['before'];
  let run: () => Promise<RunningRest>;
  let time: number;
  /** Later with each look, as entries of the audit log are in order of time. */
  const now = () => new Date((time += 1));

  beforeEach(async () => {
    engine = await emptyStore();
    time = Date.parse('2026-11-29T10:00:00Z');
    await createIndexes(engine.store, collections);
    cars = carStore(engine.store, now);
    edith = await addStaff(engine.store, 'Edith', 'EDITOR', now);
    const interrupted = interruptedStore(engine.store);
    before = interrupted.before;
    run = () => runRest({ store: interrupted.store, photos: engine.photos, now, admin: { tokenSecret } });
    rest = await run();
  });
  afterEach(async () => {
    await rest.close();
    await engine.close();
  });

  /** Adds cars, each with a stock number of a file. */
  async function addCars(count: number, more: (i: number) => Pick<StoredCar, 'overrides'> = () => ({})) {
    const ids = Array.from({ length: count }, (_, i) => `car-${String(i).padStart(5, '0')}`);
    for (let i = 0; i < count; i += 500) {
      await cars.saveAll(
        ids.slice(i, i + 500).map((_id, j) => ({
          ...{ ...aCar({ _id, stockNumber: `S-${i + j}` }), importedAs: `S-${i + j}` },
          ...more(i + j),
        })),
      );
    }
    return ids;
  }

  const preview = (action: BulkAction, selection = all) =>
    rest.post(`${BULK}/preview`, { selection, action }, edith.headers);
  const start = (id: string) => rest.post(BULK, { id }, edith.headers);
  const undo = ({ id, revision }: BulkChange) =>
    rest.post(`${BULK}/${id}/undo`, undefined, { ...edith.headers, 'if-match': `"${revision}"` });
  const one = async (id: string): Promise<BulkChange> =>
    (await rest.get(`${BULK}/${id}`, edith.headers)).body;
  const audited = async () => (await auditLog(engine.store, now).list({ limit: 100 })).items;

  async function until(id: string, state: BulkChange['state']) {
    await expect.poll(async () => (await one(id)).state, { timeout: WAIT }).toBe(state);
    return one(id);
  }

  /** Why each car was left as it was. */
  const left = (list: BulkChange['skippedCars']) => new Map(list.map(({ id, reason }) => [id, reason]));

  /** Previews and starts a change; resolves with what became of it. */
  async function make(action: BulkAction, selection?: BulkSelection) {
    const { id } = (await preview(action, selection)).body;
    await start(id);
    return until(id, 'done');
  }

  /** What the store has of cars, but for what counts writes. */
  async function values(ids: readonly string[]) {
    return (await cars.current(ids)).map(({ listed, withdrawn }) => {
      const { revision: _, write: __, updatedAt: ___, changedBy: ____, ...car } = listed ?? withdrawn!;
      // A car without former prices has an empty list of them, or none.
      return { ...car, priceHistory: car.priceHistory ?? [] };
    });
  }

  it('is previewed with old and new, and with what it leaves out, and nothing is written', async () => {
    await addCars(30);
    await cars.saveAll([
      { ...aCar({ _id: 'free', originalPrice: null, discountedPrice: null }) },
      { ...aCar({ _id: 'sold', saleStatus: 'sold' }) },
      { ...aCar({ _id: 'toy', originalPrice: 460 }) },
      { ...aCar({ _id: 'sale', originalPrice: 210_000, discountedPrice: 200_000 }) },
    ]);
    const { status, body } = await preview(cheaper, { filter: { sort: 'newest' }, except: ['car-00029'] });
    expect([status, body.total, body.refused, body.state]).toEqual([200, 30, 3, 'previewed']);
    expect(body.samples).toHaveLength(20);
    expect(body.samples[0]).toMatchObject({
      ...{ id: 'sale', before: '200000', after: '190000', fullPrice: 210_000 },
    });
    expect(body.samples[1]).toMatchObject({ before: '200000', after: '190000', fullPrice: null });
    expect(body.refusedCars.map(({ id, reason }: { id: string; reason: string }) => [id, reason])).toEqual([
      ...[
        ['toy', 'tooLow'],
        ['sold', 'sold'],
        ['free', 'noPrice'],
      ],
    ]);
    expect((await values(['car-00000']))[0]).toMatchObject({ originalPrice: 200_000 });
    expect((await rest.get(BULK, edith.headers)).body.items).toEqual([]);
    expect(await audited()).toEqual([]);
  });

  it.each<[string, BulkAction, BulkSelection, string, string]>([
    ['no change of prices', { kind: 'price' }, all, 'price', 'Say how prices change.'],
    [
      'a slip of the finger',
      { ...cheaper, price: { ...cheaper.price!, by: -95 } },
      ...[all, 'price.by', 'Prices change by at most 90 per cent down or 100 per cent up at once.'],
    ] as const,
    [
      'a dearer discount',
      { ...cheaper, price: { ...cheaper.price!, by: 5, asDiscount: true } },
      ...[all, 'price.asDiscount'],
      'A higher price is no discount. Lower the prices, or switch it off.',
    ] as const,
    ['no status', { kind: 'saleStatus' }, all, 'saleStatus', 'Choose available, reserved or sold.'],
    ['neither yes nor no', { kind: 'featured' }, all, 'on', 'Choose yes or no.'],
    ['no cars', { kind: 'withdraw' }, {}, 'selection', 'Choose cars one by one, or all that match.'],
  ])('is refused with %s', async (_what, action, selection, field, message) => {
    const { status, body } = await preview(action, selection);
    expect([status, body.errors]).toEqual([422, [{ field, message }]]);
  });

  const many = 10_000;
  it(
    `of ${many} cars leaves the three that were changed meanwhile, and undone leaves three others that were changed since (BO-11)`,
    { timeout: 3 * WAIT },
    async () => {
      const ids = await addCars(many, (i) =>
        i % 3 === 0 ? { overrides: { originalPrice: { sheet: 210_000, differs: true } } } : {},
      );
      const [meanwhile, since, others] = [ids.slice(0, 3), ids.slice(3, 6), ids.slice(6)];
      const known = await values(others);
      const { body } = await preview(cheaper);
      expect(body.total).toBe(many);
      await cars.change(meanwhile, ({ listed }) => listed && { ...listed, originalPrice: 222_000 });
      await start(body.id);
      const done = await until(body.id, 'done');
      expect(done).toMatchObject({ handled: many, changed: many - 3, skipped: 3, kept: 0 });
      expect(left(done.skippedCars)).toEqual(new Map(meanwhile.map((id) => [id, 'changed'])));
      expect((await values(others)).every(({ originalPrice }) => originalPrice === 190_000)).toBe(true);
      expect((await values([ids[7]!]))[0]?.overrides).toEqual({
        ...{ originalPrice: { sheet: 200_000, differs: false } },
        discountedPrice: { sheet: null, differs: false },
      });
      await cars.change([since[0]!, since[1]!], ({ listed }) => listed && { ...listed, mileage: 1 });
      await cars.withdraw(since[2]!, { byHand: true });
      expect((await undo(done)).status).toBe(200);
      const undone = await until(body.id, 'undone');
      expect(undone).toMatchObject({ restored: many - 6, kept: 3 });
      expect(left(undone.keptCars)).toEqual(
        new Map([
          [since[0], 'changed'],
          [since[1], 'changed'],
          [since[2], 'withdrawn'],
        ]),
      );
      expect(await values(others)).toEqual(known);
      expect((await values(meanwhile)).every(({ originalPrice }) => originalPrice === 222_000)).toBe(true);
      expect((await values(since)).map(({ originalPrice, mileage }) => [originalPrice, mileage])).toEqual([
        ...[
          [190_000, 1],
          [190_000, 1],
          [190_000, 40_000],
        ],
      ]);
    },
  );

  it('sets the status, features, offers test drives, withdraws and lists again, and each can be undone', async () => {
    const ids = await addCars(3);
    const list = async () => (await rest.get('/api/admin/v1/cars?sort=name', edith.headers)).body.items;
    for (const [action, shown] of [
      [{ kind: 'saleStatus', saleStatus: 'reserved' }, { saleStatus: 'reserved' }],
      [{ kind: 'featured', on: true }, { featured: true }],
      [{ kind: 'testDrive', on: true }, { testDrive: true }],
    ] as const) {
      const known = await values(ids);
      const done = await make(action, { ids });
      expect(await list()).toMatchObject([shown, shown, shown]);
      await undo(done);
      await until(done.id, 'undone');
      expect(await values(ids)).toEqual(known);
    }
    const withdrawn = await make({ kind: 'withdraw' }, { ids });
    expect(await list()).toEqual([]);
    const tab = { tab: 'withdrawn' } as const;
    const relisted = await make({ kind: 'relist' }, { filter: tab, except: [ids[0]!] });
    expect(relisted.changed).toBe(2);
    await undo(relisted);
    await until(relisted.id, 'undone');
    expect((await cars.current(ids)).map(({ isWithdrawnByHand }) => isWithdrawnByHand)).toEqual([
      ...[true, true, true],
    ]);
    await undo(withdrawn);
    const { restored, keptCars } = await until(withdrawn.id, 'undone');
    expect([restored, keptCars.map(({ reason }) => reason)]).toEqual([1, ['changed', 'changed']]);
  });

  it('is started once by a double tap, and is in the log once (BO-18)', async () => {
    await addCars(2);
    const { body } = await preview(cheaper);
    const taps = await Promise.all([start(body.id), start(body.id)]);
    expect(taps.map(({ status }) => status)).toEqual([200, 200]);
    const done = await until(body.id, 'done');
    expect((await start(body.id)).body.state).toBe('done');
    expect((await values(['car-00000']))[0]?.originalPrice).toBe(190_000);
    const undone = await undo(done);
    expect([undone.status, (await undo(done)).status]).toEqual([200, 200]);
    await until(body.id, 'undone');
    const record = { kind: 'bulkChange', id: body.id };
    expect(await audited()).toMatchObject([
      { action: 'undoBulkChange', record },
      {
        ...{ action: 'startBulkChange', record, who: { name: 'Edith' } },
        fields: [
          { name: 'price', after: '-5 %, rounded nearest to 500 AED' },
          { name: 'cars', after: '2' },
        ],
      },
    ]);
  });

  it('goes on after a crash between a part and its record, and changes no car twice, nor does the undoing', async () => {
    const ids = await addCars(300);
    const known = await values(ids);
    const { body } = await preview(cheaper);
    const crash = () =>
      before('cars', async () => before('bulkChangeParts', () => Promise.reject(new Error('Killed'))));
    crash();
    await start(body.id);
    await expect.poll(async () => (await values(['car-00299']))[0]?.originalPrice).toBe(190_000);
    await rest.close();
    expect(await engine.store.collection('bulkChanges').findOne({ _id: body.id })).toMatchObject({
      state: 'running',
    });
    time += 20_000;
    rest = await run();
    const done = await until(body.id, 'done');
    expect(done).toMatchObject({ changed: 300, skipped: 0 });
    expect((await values(ids)).every(({ originalPrice }) => originalPrice === 190_000)).toBe(true);
    crash();
    await undo(done);
    await expect.poll(async () => (await values(['car-00299']))[0]?.originalPrice).toBe(200_000);
    await rest.close();
    time += 20_000;
    rest = await run();
    expect(await until(body.id, 'undone')).toMatchObject({ restored: 300, kept: 0 });
    expect(await values(ids)).toEqual(known);
  });

  it('is made by one of two processes', async () => {
    const ids = await addCars(600);
    const other = await run();
    const { body } = await preview(cheaper);
    await start(body.id);
    expect((await other.post(BULK, { id: body.id }, edith.headers)).status).toBe(200);
    expect(await until(body.id, 'done')).toMatchObject({ changed: 600, skipped: 0 });
    const revisions = (await cars.current(ids)).map(({ listed }) => listed?.revision);
    expect(new Set(revisions)).toEqual(new Set([2]));
    await other.close();
  });

  it('is not removed with old previews where somebody starts it at that moment', async () => {
    await addCars(1);
    const { body } = await preview(cheaper);
    time += 3 * HOUR;
    const { store, before: meanwhile } = interruptedStore(engine.store);
    const bulk = bulkStore(engine.store, now);
    meanwhile('bulkChanges', async () => bulk.write((await bulk.find(body.id))!, { state: 'running' }));
    await bulkStore(store, now).sweep();
    await until(body.id, 'done');
    expect((await values(['car-00000']))[0]?.originalPrice).toBe(190_000);
  });

  it('cannot be undone after a day, nor started two hours after its preview, nor undone as of another revision', async () => {
    await addCars(1);
    const done = await make(cheaper);
    expect((await undo({ ...done, revision: done.revision - 1 })).status).toBe(412);
    const { body: late } = await preview({ kind: 'withdraw' });
    time += 3 * HOUR;
    expect([(await start(late.id)).status, (await start('none')).status]).toEqual([409, 404]);
    time += 22 * HOUR;
    edith.headers = (await addStaff(engine.store, 'Ella', 'EDITOR', now)).headers;
    const { status, body } = await undo(done);
    expect([status, body.message]).toEqual([
      ...[409, 'A bulk change can be undone for 24 hours. Change the cars again instead.'],
    ]);
  });
});
