import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { aCar } from '../stock/aCar.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { runScript } from '../servers/runScript.ts';
import { someCars } from '../stock/someCars.ts';
import { tempStore } from '../servers/tempStore.ts';

const ids = (cars: { _id: string }[]) => cars.map(({ _id }) => _id);

describe('a program that needs little of each car', () => {
  let rest: RunningRest;
  const clock = () => new Date('2026-03-01T08:00:00Z');

  beforeAll(async () => {
    rest = await runRest();
    await carStore(rest.store, clock).save(aCar({ _id: 'x5', title: 'One owner' }));
    await carStore(rest.store, clock).save(aCar({ _id: 'q7', title: null }));
  });
  afterAll(() => rest.close());

  const asked = (fields: string, query = '', from = rest) =>
    from.get(`/api/v1/cars/filter${query}`, { prefer: `fields="${fields}"` });

  it('gets the fields that it names, and the id', async () => {
    const updatedAt = '2026-03-01T08:00:00.000Z';
    const [x5, q7] = [{ _id: 'x5' }, { _id: 'q7' }];
    const { body, headers } = await asked('title');
    expect(body.cars).toEqual([
      { ...q7, title: null },
      { ...x5, title: 'One owner' },
    ]);
    expect([headers.get('preference-applied'), headers.get('vary')]).toEqual([
      'fields',
      'range, prefer, accept-encoding',
    ]);
    expect((await asked('_id')).body.cars).toEqual([q7, x5]);
    expect((await asked('updatedAt,title', '?ids=x5')).body.cars).toEqual([
      { ...x5, updatedAt, title: 'One owner' },
    ]);
    expect((await asked('_id,updatedAt', '?sort=-newest')).body.cars).toEqual([
      { ...x5, updatedAt },
      { ...q7, updatedAt },
    ]);
  });

  it('gets whole cars where it prefers what is not understood', async () => {
    const whole = (await rest.get('/api/v1/cars/filter')).body;
    for (const prefer of ['fields="title,colour"', 'fields=""', 'fields=title', 'return=minimal']) {
      const { status, headers, body } = await rest.get('/api/v1/cars/filter', { prefer });
      expect([status, headers.get('preference-applied'), body]).toEqual([200, null, whole]);
    }
    const { body } = await rest.get('/api/v1/cars/filter', { prefer: 'return=minimal, fields="_id"' });
    expect(body.cars).toEqual([{ _id: 'q7' }, { _id: 'x5' }]);
  });

  it('gets ids, makes and times without a car being read', async () => {
    const own = await tempStore();
    await carStore(own.store).save(aCar({ _id: 'x5' }));
    await carStore(own.store).save(aCar({ _id: 'unknown', manufacturerId: null }));
    const running = await runRest({ store: own.store });
    const fail = () => Promise.reject(new Error('the disk is away'));
    Object.assign(own.store.collection('cars'), { find: () => ({ toArray: fail }), findOne: fail });
    const { status, body } = await asked('_id,manufacturerId,updatedAt', '', running);
    expect([status, body.cars]).toEqual([
      200,
      [
        { _id: 'unknown', manufacturerId: null, updatedAt: expect.any(String) },
        { _id: 'x5', manufacturerId: { _id: 'bmw', brandName: 'BMW' }, updatedAt: expect.any(String) },
      ],
    ]);
    expect((await running.get('/api/v1/cars/filter')).status).toBe(500);
    await running.close();
    await own.close();
  });
});

describe('a long list', () => {
  let rest: RunningRest;
  const stock = Array.from({ length: 12_000 }, (_, i) => aCar({ _id: `car-${i}` }));
  const inOrder = ids(stock).toReversed();

  beforeAll(async () => {
    rest = await runRest();
    await carStore(rest.store).saveAll(stock);
  });
  afterAll(() => rest.close());

  it('comes whole, written while it is read', async () => {
    const { status, headers, body } = await rest.get('/api/v1/cars/filter');
    expect([status, headers.get('content-length'), headers.get('etag')]).toEqual([200, null, null]);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(ids(body.cars)).toEqual(inOrder);
    expect(body.cars[0]).toEqual({ ...stock.at(-1), updatedAt: expect.any(String) });
  });

  it('comes in parts of any length', async () => {
    const part = async (range: string, others = {}) => {
      const { status, headers, body } = await rest.get('/api/v1/cars/filter', { range, ...others });
      return [status, headers.get('content-range'), ids(body.cars)];
    };
    const expected = [206, 'items 1000-10999/12000', inOrder.slice(1_000, 11_000)];
    expect(await part('items=1000-10999')).toEqual(expected);
    expect(await part('items=1000-10999', { prefer: 'fields="_id,updatedAt"' })).toEqual(expected);
    expect(await part('items=11990-')).toEqual([206, 'items 11990-11999/12000', inOrder.slice(11_990)]);
  });

  it('brings its facets where they are asked for', async () => {
    const facets = (await rest.get('/api/v1/cars/facets?availableNow=true')).body;
    expect(facets.companies).toEqual([{ brandName: 'BMW', count: 12_000 }]);
    const whole = await rest.get('/api/v1/cars/filter?availableNow=true&facets=true');
    expect([whole.body.facets, whole.body.cars.length]).toEqual([facets, 12_000]);
    const range = { range: 'items=0-1' };
    const part = await rest.get('/api/v1/cars/filter?availableNow=true&facets=true', range);
    expect([part.body.facets, part.body.cars.length]).toEqual([facets, 2]);
    expect((await rest.get('/api/v1/cars/filter?facets=false', range)).body).not.toHaveProperty('facets');
  });
});

describe('the lists of a site', () => {
  it('show what an import beside it has brought as soon as it has ended', async () => {
    const own = await tempStore();
    const rest = await runRest({ store: own.store });
    const file = join(own.dataDir, 'cars.csv');
    await writeFile(
      file,
      ['stock,make,model', ...Array.from({ length: 700 }, (_, i) => `${i},bmw,x5`)].join('\n'),
    );
    await runScript('rest/commands/import/import.ts', [file], {
      DATA_DIR: own.dataDir,
      MONGODB_URL: undefined,
    });
    const facets = await rest.get('/api/v1/cars/facets');
    expect(facets.body.companies).toEqual([{ brandName: 'BMW', count: 700 }]);
    await rest.close();
    await own.close();
  });

  it('are the same after a restart', async () => {
    const own = await tempStore();
    await carStore(own.store).saveAll(someCars(300));
    const answers = async () => {
      const rest = await runRest({ store: own.store });
      const paths = ['filter?sort=-price', 'filter?title=sport&sort=mileage', 'facets?companies=bmw'];
      const bodies = [];
      for (const path of paths) bodies.push((await rest.get(`/api/v1/cars/${path}`)).body);
      await rest.close();
      return bodies;
    };
    const before = await answers();
    expect(before[0].cars).toHaveLength(300);
    expect(await answers()).toEqual(before);
    await own.close();
  });
});
