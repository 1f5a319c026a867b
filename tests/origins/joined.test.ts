import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCar } from '../stock/aCar.ts';
import { faultyOrigin, type FaultyOrigin, json } from './faultyOrigin.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';

let origin: FaultyOrigin;
let gateway: RunningGateway;

// An origin that forbids caching: if it is asked only once, that is because requests are joined.
const unkept = (body: unknown) => json(body, { 'cache-control': 'no-store' });

beforeEach(async () => {
  origin = await faultyOrigin();
  origin.on('/api/v1/companies', unkept([]));
  origin.on('/api/v1/cars/featured', unkept(Array.from({ length: 50 }, () => aCar())));
  origin.on('/api/v1/cars/filter', unkept({ cars: Array.from({ length: 100 }, () => aCar()) }));
  gateway = await runGateway({ restUrl: origin.url });
});
afterEach(async () => {
  await gateway.close();
  await origin.close();
});

describe('the origin', () => {
  it('GW-12 is asked once for what one operation wants twice', async () => {
    await gateway.data(
      '{ makes { id } again: makes { name } a: cars { totalCount } b: cars { nodes { id } } }',
    );
    expect(origin.requests.toSorted()).toEqual(['/api/v1/cars/filter', '/api/v1/companies']);
  });

  it('GW-12 is asked once for all fields of a hundred cars', async () => {
    const data = await gateway.data(
      `{ cars(first: 100) { nodes { id title images { path } make { name }
        model { name make { name } } trim { name } description features } } }`,
    );
    expect(data.cars.nodes).toHaveLength(100);
    expect(origin.requests).toEqual(['/api/v1/cars/filter']);
  });

  it('GW-12 is asked once for fifty cars by their ids', async () => {
    const ids = Array.from({ length: 50 }, (_, i) => `car-${i}`);
    await gateway.data('query ($ids: [ID!]!) { carsByIds(ids: $ids) { id } }', { ids });
    expect(origin.requests).toEqual([`/api/v1/cars/filter?ids=${ids.toSorted().join(',')}`]);
  });

  it('GW-12 is asked once by fifty visitors at the same moment', async () => {
    // Each visitor also asks for a different car: when the origin has been asked for all of them, all visitors have come.
    const allAsked = new EventEmitter();
    const own = Array.from({ length: 50 }, (_, i) => `car-${i}`);
    const missing = new Set(own);
    for (const _id of own) {
      origin.on(`/api/v1/car/${_id}`, (request, response) => {
        missing.delete(_id);
        if (missing.size === 0) allAsked.emit('now');
        unkept(aCar({ _id }))(request, response);
      });
    }
    origin.on(
      '/api/v1/cars/featured',
      (request, response) => void allAsked.once('now', () => unkept([aCar()])(request, response)),
    );
    const answers = await Promise.all(
      own.map((id) => gateway.data(`{ featuredCars { id } car(id: "${id}") { id } }`)),
    );
    expect(new Set(answers.map(({ featuredCars }) => featuredCars[0].id)).size).toBe(1);
    expect(origin.requests.filter((address) => address.includes('featured'))).toHaveLength(1);
  });

  it('GW-12 is asked anew by the next visitor when it forbids keeping', async () => {
    await gateway.data('{ makes { id } }');
    await gateway.data('{ makes { id } }');
    expect(origin.requests).toHaveLength(2);
  });
});
