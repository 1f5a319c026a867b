import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carStore, type CarStore } from '../../rest/cars/carStore.ts';
import { runOrigin } from '../origins/runOrigin.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { aCar } from '../stock/aCar.ts';

const CHANGES = `query ($after: String, $first: Int! = 100) {
  carChanges(after: $after, first: $first) {
    nodes { id at kind carId changedFields priceBefore price car { id price sold } }
    pageInfo { endCursor hasNextPage }
  }
}`;

let rest: RunningRest;
let gateway: RunningGateway;
let cars: CarStore;

beforeEach(async () => {
  rest = await runRest();
  cars = carStore(rest.store);
  gateway = await runGateway({ restUrl: rest.url, followChanges: true });
});
afterEach(async () => {
  await gateway.close();
  await rest.close();
});

describe('a partner who follows the changes', () => {
  it('gets each with the car as it is now, the fields that changed and both prices', async () => {
    const car = aCar({ _id: 'x5', originalPrice: 200_000 });
    await cars.save(car);
    await cars.save({ ...car, discountedPrice: 180_000, saleStatus: 'sold' });
    const { carChanges } = await gateway.data(CHANGES);
    expect(carChanges.nodes).toMatchObject([
      { kind: 'LISTED', carId: 'x5', changedFields: [], car: { price: 180_000, sold: true } },
      { kind: 'SOLD', carId: 'x5', priceBefore: 200_000, price: 180_000 },
    ]);
    expect(carChanges.nodes[1].changedFields).toEqual([
      'saleStatus',
      'status',
      'sold',
      'price',
      'discountedPrice',
    ]);
    expect(carChanges.pageInfo.endCursor).toBe(carChanges.nodes[1].id);
  });

  it('sees a change in the first answer after it, however often he has asked before', async () => {
    const { carChanges } = await gateway.data(CHANGES);
    const after = carChanges.pageInfo.endCursor;
    for (let i = 0; i < 20; i += 1) {
      await cars.save(aCar({ _id: 'x5', originalPrice: 100_000 + i }));
      const { nodes } = (await gateway.data(CHANGES, { after })).carChanges;
      expect(nodes).toHaveLength(i + 1);
      expect(nodes.at(-1).car.price).toBe(100_000 + i);
    }
  });

  it('goes on from part to part', async () => {
    await cars.saveAll(['a', 'b', 'c'].map((_id) => aCar({ _id })));
    const first = (await gateway.data(CHANGES, { first: 2 })).carChanges;
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = (await gateway.data(CHANGES, { after: first.pageInfo.endCursor })).carChanges;
    expect(second).toMatchObject({ nodes: [{ carId: 'c' }], pageInfo: { hasNextPage: false } });
  });

  it('is told to walk the stock again where the cursor is too old, or is none', async () => {
    for (const after of ['7.1.abcdef', 'banana']) {
      const { body } = await gateway.query(CHANGES, { after });
      expect(body.data).toEqual({ carChanges: null });
      expect(body.errors).toMatchObject([
        {
          message: expect.stringContaining('Read the whole stock again'),
          extensions: { code: 'CURSOR_EXPIRED' },
        },
      ]);
    }
  });

  it('is told so where the dealer has records that tell no changes', async () => {
    const origin = await runOrigin((_request, response) => response.writeHead(404).end());
    const other = await runGateway({ restUrl: origin.url });
    const { body } = await other.query(CHANGES);
    expect(body.errors).toMatchObject([{ extensions: { code: 'NOT_OFFERED' } }]);
    await other.close();
    await origin.close();
  });
});

describe('whoever asks for the same again', () => {
  const LIST = '{ cars { totalCount nodes { price } } }';

  it('is shown a change although the answers are cached', async () => {
    await cars.save(aCar({ _id: 'x5', originalPrice: 200_000 }));
    for (let i = 0; i < 4; i += 1) await gateway.data(LIST);
    await cars.save(aCar({ _id: 'x5', originalPrice: 190_000 }));
    await expect
      .poll(() => gateway.data(LIST), { interval: 20, timeout: 4_000 })
      .toEqual({ cars: { totalCount: 1, nodes: [{ price: 190_000 }] } });
  });
});
