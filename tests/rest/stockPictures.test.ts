import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UnusedPictures } from '../../rest/inventory/pictures/UnusedPictures.ts';
import type { StockCar } from '../../rest/stock/stockCar.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { collections } from '../../rest/store/open/collections.ts';
import { stableId } from '../../rest/store/stableId.ts';
import { backedUp } from '../servers/backedUp.ts';
import { interruptedStore } from '../servers/interruptedStore.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

const NEW = 'a1b2c3d4e5f6a7b8c9d0e1f2';
const CAR = stableId('car', 'H-7');
const typedCar = { stockNumber: 'H-7', make: 'BMW', model: 'X3', originalPrice: '150000' };
const pictures = await Promise.all(
  Array.from({ length: 6 }, (_, i) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: { r: 255, g: 255 - i * 20, b: 0 } } })
      .jpeg()
      .toBuffer(),
  ),
);

describe.each(storeEngines)('the pictures of a new car, with $name,', ({ emptyStore }) => {
  let engine: EngineStore;
  let rest: RunningRest;
  let edith: Staff;
  let before: ReturnType<typeof interruptedStore>['before'];

  beforeEach(async () => {
    engine = await emptyStore();
    await createIndexes(engine.store, collections);
    edith = await addStaff(engine.store, 'Edith', 'EDITOR');
    const interrupted = interruptedStore(engine.store);
    before = interrupted.before;
    rest = await runRest({ store: interrupted.store, photos: engine.photos, admin: { tokenSecret } });
    await save(0, {});
  });
  afterEach(async () => {
    await rest.close();
    await engine.close();
  });

  const path = (id: string) => `/api/admin/v1/cars/${id}`;
  const at = (revision: number) => ({ ...edith.headers, 'if-match': `"${revision}"` });
  const save = (revision: number, values: Record<string, string>) =>
    rest.patch(`${path(NEW)}/draft`, { values, isNew: true }, at(revision));
  const publish = (revision: number) => rest.post(`${path(NEW)}/publication`, undefined, at(revision));
  const open = async (id = NEW) => (await rest.get(path(id), edith.headers)).body as StockCar;
  const names = (car: Pick<StockCar, 'images'>) => car.images.map(({ filename }) => filename);
  const onSite = async () => names((await rest.get(`/api/v1/car/${CAR}`)).body);
  /** Sends a picture as the gateway does. */
  async function add(place: number, id = NEW) {
    const bytes = pictures[place]!;
    const digest = createHash('sha256').update(bytes).digest('hex');
    const query = new URLSearchParams({ name: `${place}.jpg`, batch: 'one', place: String(place) });
    const response = await fetch(`${rest.url}${path(id)}/pictures/${digest}?${query}`, {
      method: 'PUT',
      headers: { ...edith.headers, 'content-type': 'image/jpeg' },
      body: new Uint8Array(bytes),
    });
    return { status: response.status, body: (await response.json()) as StockCar };
  }

  it('survive sweeps and are in backups before it is published (BO-12)', async () => {
    const { body } = await add(0);
    const name = body.images[0]?.path.replace('photos/', '') ?? '';
    await engine.photos.put('stock-of-nothing.jpg', pictures[1]!);
    const inTwoHours = () => new Date(Date.now() + 2 * 60 * 60 * 1000);
    const sweep = new UnusedPictures({ store: engine.store, photos: engine.photos, now: inTwoHours });
    expect([await sweep.remove(), await sweep.remove()]).toEqual([0, 1]);
    expect(await engine.photos.list('stock-', inTwoHours())).toEqual([name]);
    expect(await backedUp(engine)).toEqual([name]);
  });

  it('come in while its fields are saved, make none of that stale, and are published with it (BO-12)', async () => {
    // Each between the reading and the writing of another.
    before('carDrafts', () => add(2));
    const first = await save(1, typedCar);
    before('carDrafts', () => add(0));
    expect([first.status, (await add(1)).status]).toEqual([200, 200]);
    expect(first.body.draft.revision).toBe((await open()).draft?.revision);
    const { revision } = first.body.draft;
    await add(3);
    const second = await save(revision, { mileage: '21000' });
    expect(second.status).toBe(200);
    await add(4);
    expect(names(await open())).toEqual(['0.jpg', '1.jpg', '2.jpg', '3.jpg', '4.jpg']);
    const { status, body } = await publish(second.body.draft.revision);
    expect([status, body.id, body.draftId]).toEqual([200, CAR, NEW]);
    expect(await onSite()).toEqual(['0.jpg', '1.jpg', '2.jpg', '3.jpg', '4.jpg']);
  });

  it('that arrive while it is published, or later, are at its car, in their order and once (BO-12)', async () => {
    const { revision } = (await save(1, typedCar)).body.draft;
    await add(1);
    // Before the publication claims the draft.
    before('carDrafts', () => add(3));
    expect((await publish(revision)).status).toBe(200);
    expect(await onSite()).toEqual(['1.jpg', '3.jpg']);
    const late = await add(2);
    expect([late.status, late.body.id, names(late.body)]).toEqual([200, CAR, ['1.jpg', '2.jpg', '3.jpg']]);
    // The answer was lost, and the page knows the car by now.
    await add(2, CAR);
    await add(3, CAR);
    expect(await onSite()).toEqual(['1.jpg', '2.jpg', '3.jpg']);
  });

  it('wait while nobody knows whether it is published, and lose nothing', async () => {
    await save(1, typedCar);
    before('cars', () => Promise.reject(new Error('killed')));
    expect((await publish(2)).status).toBe(500);
    expect((await add(0)).status).toBe(503);
    const { revision } = (await open()).draft!;
    expect((await publish(revision)).status).toBe(200);
    expect((await add(0)).status).toBe(200);
    expect(await onSite()).toEqual(['0.jpg']);
  });

  it('are arranged and removed as those of cars, and come back with a draft that was discarded', async () => {
    for (const place of [0, 1, 2]) await add(place);
    const { revision, images } = await open();
    const wanted = images.toReversed().map(({ _id: id }) => ({ id, group: null, description: null }));
    await save((await open()).draft!.revision, { mileage: '7' });
    const put = await rest.put(`${path(NEW)}/pictures`, { pictures: wanted }, at(revision));
    expect([put.status, names(put.body)]).toEqual([200, ['2.jpg', '1.jpg', '0.jpg']]);
    const stale = await rest.put(`${path(NEW)}/pictures`, { pictures: wanted }, at(revision));
    expect(stale.status).toBe(412);
    const gone = `${path(NEW)}/pictures/${images[1]!._id}`;
    const removed = await rest.delete(gone, at(put.body.revision));
    expect(names(removed.body)).toEqual(['2.jpg', '0.jpg']);
    const restored = await rest.post(`${gone}/restoration`, undefined, at(removed.body.revision));
    expect(names(restored.body)).toEqual(['2.jpg', '1.jpg', '0.jpg']);
    await rest.delete(`${path(NEW)}/draft`, at(restored.body.draft.revision));
    expect((await add(3)).status).toBe(404);
    expect(names((await save(0, typedCar)).body)).toEqual(['2.jpg', '1.jpg', '0.jpg']);
  });
});
