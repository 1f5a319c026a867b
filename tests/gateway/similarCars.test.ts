import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carFromWire } from '../../gateway/apis/carFromWire.ts';
import { similarCars } from '../../gateway/apis/similarCars.ts';
import type { Car } from '../../rest/cars/car.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { aBareCar, aCar, carOf } from '../stock/aCar.ts';
import { faultyOrigin, faults, json } from '../origins/faultyOrigin.ts';
import { runGateway } from '../servers/runGateway.ts';
import { runRest } from '../servers/runRest.ts';
import { someCars } from '../stock/someCars.ts';
import { specOnlyOrigin } from '../origins/specOnlyOrigin.ts';

/** The ids of the `candidates` that are most similar to `car`. */
function closest(car: Car, candidates: Car[], limit = 12): string[] {
  return similarCars(carFromWire(car), candidates.map(carFromWire), limit).map(({ id }) => id);
}

describe('the most similar cars', () => {
  const car = aCar({ _id: 'x5', originalPrice: 200_000, year: 2021 });

  it('begin with the model, then the make in the same body, then other makes of that body', () => {
    const others = [
      aCar({ _id: 'sedan of the make', ...carOf('BMW', '330i'), bodyType: 'Sedan' }),
      aCar({ _id: 'other make', ...carOf('Audi', 'Q7') }),
      aCar({ _id: 'other model', ...carOf('BMW', 'X3') }),
      aCar({ _id: 'same model', originalPrice: 900_000, year: 2012 }),
      aCar({ _id: 'same in all' }),
    ];
    expect(closest(car, others)).toEqual([
      ...['same in all', 'same model', 'other model', 'sedan of the make', 'other make'],
    ]);
  });

  it('are those within reach before those that are not, and the nearer year first', () => {
    const audi = carOf('Audi', 'Q7');
    const others = [
      aCar({ _id: 'no price', ...audi, originalPrice: null }),
      aCar({ _id: 'far too dear', ...audi, originalPrice: 700_000 }),
      aCar({ _id: 'in reach', ...audi, originalPrice: 290_000 }),
      aCar({ _id: 'near but old', ...audi, originalPrice: 235_000, year: 2014 }),
      aCar({ _id: 'near', ...audi, originalPrice: 235_000, year: 2023 }),
      aCar({ _id: 'nearest', ...audi, originalPrice: 900_000, discountedPrice: 195_000 }),
    ];
    expect(closest(car, others)).toEqual([
      ...['nearest', 'near', 'near but old', 'in reach', 'far too dear', 'no price'],
    ]);
  });

  it('are never the car itself, a sold one or one twice, and no more than asked for', () => {
    const [twin, sold] = [aCar({ _id: 'twin' }), aCar({ _id: 'sold', saleStatus: 'sold' })];
    expect(closest(car, [car, twin, sold, twin])).toEqual(['twin']);
    expect(closest(car, [aCar(), aCar(), aCar()], 2)).toHaveLength(2);
  });

  it('keep the order in which they came where nothing else tells them apart', () => {
    const bare = aBareCar();
    expect(closest(bare, [aBareCar({ _id: 'b' }), aBareCar({ _id: 'a' })])).toEqual(['b', 'a']);
  });
});

const document = `query ($id: ID!, $limit: Int! = 4) {
  car(id: $id) { id similar(limit: $limit) { id sold make { name } bodyType } }
}`;

describe('similar cars of a stock', () => {
  const stock = someCars(60);
  let rest: Awaited<ReturnType<typeof runRest>>;
  let origin: Awaited<ReturnType<typeof specOnlyOrigin>>;
  let full: Awaited<ReturnType<typeof runGateway>>;
  let plain: Awaited<ReturnType<typeof runGateway>>;

  beforeEach(async () => {
    rest = await runRest();
    await Promise.all(stock.map((car) => carStore(rest.store).save(car)));
    full = await runGateway({ restUrl: rest.url });
    origin = await specOnlyOrigin({ cars: stock });
    plain = await runGateway({ restUrl: origin.url });
  });
  afterEach(async () => {
    await Promise.all([full.close(), plain.close()]);
    await Promise.all([rest.close(), origin.close()]);
  });

  it('are the same from our REST API and from an origin that has only spec §7', async () => {
    for (const { _id: id, manufacturerId, bodyType } of stock.slice(0, 12)) {
      const { car } = await full.data(document, { id });
      expect((await plain.data(document, { id })).car).toEqual(car);
      expect(car.similar).toHaveLength(manufacturerId ? 4 : 0);
      for (const other of car.similar) {
        expect(other).toMatchObject({ sold: false });
        expect(other.id).not.toBe(id);
        expect([other.make.name === manufacturerId?.brandName, other.bodyType === bodyType]).toContain(true);
      }
    }
  });

  it('have the twin that was listed long ago, however many newer cars there are of its make and body type', async () => {
    const [x5, x3] = [carOf('BMW', 'X5'), carOf('BMW', 'X3')].map((names) => ({ ...names, bodyType: 'SUV' }));
    const at = (minute: number) => new Date(Date.UTC(2100, 0, 1, 0, minute)).toISOString();
    const twins = [
      aCar({ _id: 'old twin', ...x5, createdAt: at(0) }),
      aCar({ _id: 'car', ...x5, createdAt: at(99) }),
    ];
    const newer = Array.from({ length: 30 }, (_, i) => aCar({ _id: `x3 ${i}`, ...x3, createdAt: at(i + 1) }));
    for (const car of [...twins, ...newer]) await carStore(rest.store).save(car);
    const { car } = await full.data(document, { id: 'car', limit: 1 });
    expect(car.similar).toMatchObject([{ id: 'old twin' }]);
  });

  it('are asked for by model, by make and by body type, once each, also for many cars', async () => {
    const { cars } = await plain.data('{ cars(first: 24) { nodes { id similar { id } } } }');
    expect(cars.nodes.filter((car: { similar: unknown[] }) => car.similar.length > 0)).toHaveLength(23);
    expect(origin.requests.toSorted()).toEqual([
      '/api/v1/cars/filter',
      '/api/v1/cars/filter?bodyTypes=Cross%20Over&availableNow=true',
      '/api/v1/cars/filter?bodyTypes=SUV&availableNow=true',
      '/api/v1/cars/filter?bodyTypes=Sedan&availableNow=true',
      '/api/v1/cars/filter?companies=Audi&availableNow=true',
      '/api/v1/cars/filter?companies=BMW&availableNow=true',
      '/api/v1/cars/filter?companies=Land%20Rover&availableNow=true',
      '/api/v1/cars/filter?companies=Mercedes&availableNow=true',
      ...['audi-q7', 'bmw-x5', 'land%20rover-defender', 'mercedes-c%20200'].map(
        (model) => `/api/v1/cars/filter?vehicleType=${model}&availableNow=true`,
      ),
    ]);
  });

  it.each([
    ['a hundred cars', '{ cars(first: 100) { nodes { similar { id } } } }'],
    [
      'similar ones of similar ones, twelve each',
      `{ car(id: "x") { ${'similar(limit: 12) { '.repeat(3)} id ${'}'.repeat(3)} } }`,
    ],
  ])('GW-16 are refused for %s before anything is asked', async (_what, query) => {
    const { status, body } = await plain.query(query);
    expect(status).toBe(400);
    expect(body.errors[0].message).toMatch(/cost is \d+, the limit is 10000/);
    expect(origin.requests).toEqual([]);
  });

  it.each([0, -1, 13])('are refused with a sentence for a limit of %i', async (limit) => {
    const { body } = await full.query(document, { id: stock[1]?._id, limit });
    expect(body.data.car.similar).toBeNull();
    expect(body.errors).toMatchObject([
      { message: 'limit must be from 1 to 12.', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });
});

describe('similar cars that cannot be reached', () => {
  it('are null with an error, and the car itself still arrives', async () => {
    const origin = await faultyOrigin();
    const car = aCar();
    origin.on(`/api/v1/car/${car._id}`, json(car));
    origin.on('/api/v1/cars/filter', faults.status(500));
    const gateway = await runGateway({ restUrl: origin.url });
    const { status, body } = await gateway.query(document, { id: car._id });
    expect([status, body.data.car]).toEqual([200, { id: car._id, similar: null }]);
    expect(body.errors).toMatchObject([{ path: ['car', 'similar'], extensions: { code: 'UPSTREAM_ERROR' } }]);
    await gateway.close();
    await origin.close();
  });
});
