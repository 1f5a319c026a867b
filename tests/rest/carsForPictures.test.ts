import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CarStore, carStore } from '../../rest/cars/carStore.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { collections } from '../../rest/store/open/collections.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { aCar } from '../stock/aCar.ts';

const CARS = '/api/admin/v1/cars';
const DRAFT = '5f0e1d2c3b4a59687766554a';

describe.each(storeEngines)('the cars of names of pictures, with $name,', ({ emptyStore }) => {
  let engine: EngineStore;
  let rest: RunningRest;
  let cars: CarStore;
  let edith: Staff;
  const now = () => new Date();

  beforeEach(async () => {
    engine = await emptyStore();
    await createIndexes(engine.store, collections);
    cars = carStore(engine.store, now);
    edith = await addStaff(engine.store, 'Edith', 'EDITOR', now);
    rest = await runRest({ store: engine.store, photos: engine.photos, now, admin: { tokenSecret } });
    await cars.save(aCar({ _id: 'short', stockNumber: 'M-10' }));
    await cars.save(aCar({ _id: 'long', stockNumber: 'M-1042' }));
    await cars.save(aCar({ _id: 'unnamed', stockNumber: null }));
  });
  afterEach(async () => {
    await rest.close();
    await engine.close();
  });

  interface Item {
    car: { id: string; stockNumber: string | null; pictures: number; withdrawnAt: string | null };
    draftId: string | null;
  }
  async function found(query: object): Promise<Item[]> {
    const { status, body } = await rest.post(`${CARS}/for-pictures`, query, edith.headers);
    expect(status).toBe(200);
    return body.items;
  }
  const idsOf = (items: Item[]) => items.map(({ car }) => car.id).toSorted();
  async function addDraft(id: string, values: Record<string, string>) {
    const draft = { isNew: true, values, base: {}, left: [] };
    const saved = await rest.patch(`${CARS}/${id}/draft`, draft, { ...edith.headers, 'if-match': '"0"' });
    expect(saved.status).toBe(200);
    return Number(saved.body.draft.revision);
  }

  it('are those whose stock numbers begin the names, the longest first, whatever their case', async () => {
    const both = await found({ names: ['m-1042 front.JPG', 'Friday', 'M-10', '03.jpg', 'M-9_1.jpg'] });
    expect(idsOf(both)).toEqual(['long', 'short']);
    expect(both[0]?.car).toMatchObject({ pictures: expect.any(Number), withdrawnAt: null });
    expect(idsOf(await found({ names: ['M-1042_01.jpg', 'M-1042_02.jpg'] }))).toEqual(['long']);
    expect(await found({})).toEqual([]);
  });

  it('are new ones and withdrawn ones too, and all that have one number', async () => {
    await addDraft(DRAFT, { stockNumber: 'N-7', make: 'BMW', model: 'X5' });
    await cars.save(aCar({ _id: 'twin', stockNumber: 'm-10' }));
    const { revision = 1 } = (await cars.byId('long')) ?? {};
    const left = await rest.delete(`${CARS}/long/publication`, {
      ...edith.headers,
      'if-match': `"${revision}"`,
    });
    expect(left.status).toBe(200);
    const items = await found({ names: ['n-7/1.jpg', 'M-10_1.jpg', 'M-1042_1.jpg'] });
    expect(idsOf(items)).toEqual([DRAFT, 'long', 'short', 'twin']);
    expect(items.find(({ car }) => car.id === 'long')?.car.withdrawnAt).not.toBeNull();
  });

  it('are found by their ids, also by that of the draft that one was', async () => {
    const values = {
      stockNumber: 'N-7',
      make: 'BMW',
      model: 'X5',
      originalPrice: '100000',
      saleStatus: 'available',
    };
    const revision = await addDraft(DRAFT, values);
    const published = await rest.post(`${CARS}/${DRAFT}/publication`, undefined, {
      ...edith.headers,
      'if-match': `"${revision}"`,
    });
    expect(published.body).toMatchObject({ draftId: DRAFT });
    const { id } = published.body;
    expect(id).not.toBe(DRAFT);
    const items = await found({ ids: [DRAFT, 'short', 'none'] });
    expect(Object.fromEntries(items.map(({ car, draftId }) => [car.id, draftId]))).toEqual({
      [id]: DRAFT,
      short: null,
    });
  });

  it('are told to those who may add pictures, and to nobody who asks for too many', async () => {
    const omar = await addStaff(engine.store, 'Omar', 'SALES', now);
    const names = ['M-10_1.jpg'];
    expect((await rest.post(`${CARS}/for-pictures`, { names }, omar.headers)).status).toBe(403);
    const many = Array.from({ length: 5_001 }, (_, i) => `${i}`);
    expect((await rest.post(`${CARS}/for-pictures`, { names: many }, edith.headers)).status).toBe(422);
  });
});
