import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carStore, type CarStore } from '../../rest/cars/carStore.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { aCar } from '../stock/aCar.ts';

const PATH = '/api/v1/cars/changes';

let rest: RunningRest;
let cars: CarStore;

beforeEach(async () => {
  rest = await runRest();
  cars = carStore(rest.store);
});
afterEach(() => rest.close());

describe('GET /api/v1/cars/changes', () => {
  it('tells each change with the car as it is now, and where to go on', async () => {
    await cars.save(aCar({ _id: 'x5', originalPrice: 200_000 }));
    await cars.save(aCar({ _id: 'gone' }));
    await cars.withdraw('gone');
    await cars.save(aCar({ _id: 'x5', originalPrice: 190_000, createdAt: '2025-03-01T00:00:00.000Z' }));
    const { status, body, headers } = await rest.get(PATH);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.changes).toMatchObject([
      { kind: 'LISTED', carId: 'x5', price: 200_000, car: { originalPrice: 190_000 } },
      { kind: 'LISTED', carId: 'gone', car: null },
      { kind: 'WITHDRAWN', carId: 'gone', car: null },
      { kind: 'PRICE_CHANGED', carId: 'x5', priceBefore: 200_000, price: 190_000 },
    ]);
    expect(Date.parse(body.changes[0].at)).toBeCloseTo(Date.now(), -5);
    expect(body.cursor).toBe(body.changes[3].cursor);
    expect(body.hasMore).toBe(false);
  });

  it('gives a part, and the next one behind it', async () => {
    await cars.saveAll(['a', 'b', 'c'].map((_id) => aCar({ _id })));
    const first = (await rest.get(`${PATH}?limit=2`)).body;
    expect([first.changes.length, first.hasMore]).toEqual([2, true]);
    const second = (await rest.get(`${PATH}?limit=2&after=${first.cursor}`)).body;
    expect([second.changes[0].carId, second.hasMore]).toEqual(['c', false]);
    const third = (await rest.get(`${PATH}?after=${second.cursor}`)).body;
    expect(third).toEqual({ changes: [], cursor: second.cursor, hasMore: false });
  });

  it('waits for a change where it is asked to', async () => {
    const { cursor } = (await rest.get(PATH)).body;
    const waiting = rest.get(`${PATH}?after=${cursor}`, { prefer: 'wait=20' });
    await cars.save(aCar({ _id: 'new' }));
    expect((await waiting).body.changes).toMatchObject([{ kind: 'LISTED', carId: 'new' }]);
  });

  it('lets nobody wait when the server stops', async () => {
    const { cursor } = (await rest.get(PATH)).body;
    const waiting = rest.get(`${PATH}?after=${cursor}`, { prefer: 'wait=20' });
    await rest.get(PATH);
    await rest.close();
    expect((await waiting).body.changes).toEqual([]);
    rest = await runRest();
  });

  it('says so where a cursor is none, or too old', async () => {
    expect(await rest.get(`${PATH}?after=banana`)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('not a cursor of this feed') },
    });
    expect(await rest.get(`${PATH}?after=7.1.abcdef`)).toMatchObject({
      status: 410,
      body: { message: expect.stringContaining('Read the whole stock again') },
    });
  });
});
