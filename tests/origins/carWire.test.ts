import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CarFilter } from '../../gateway/generated/schemaTypes.ts';
import { aCar } from '../stock/aCar.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { specOnlyOrigin } from './specOnlyOrigin.ts';

let origin: Awaited<ReturnType<typeof specOnlyOrigin>>;
let gateway: RunningGateway;

beforeEach(async () => {
  origin = await specOnlyOrigin({ cars: [aCar({ _id: 'x5' })] });
  gateway = await runGateway({ restUrl: origin.url });
});
afterEach(async () => {
  await gateway.close();
  await origin.close();
});

const cars =
  'query ($filter: CarFilter, $sort: CarSort) { cars(filter: $filter, sort: $sort) { nodes { id } } }';

/** The query of the only request that the origin gets for a filter. */
async function queryOf(filter: CarFilter | null) {
  await gateway.data(cars, { filter });
  expect(origin.requests).toHaveLength(1);
  const [path, query] = origin.requests[0]?.split('?') ?? [];
  expect(path).toBe('/api/v1/cars/filter');
  return query;
}

describe("GW-2 a partner's filter", () => {
  const wire: [string, CarFilter, string | undefined][] = [
    [
      'BUY-16 a mileage range reaches the origin as mileage=min,max',
      { mileage: { min: 0, max: 5000 } },
      'mileage=0,5000',
    ],
    [
      'BUY-16 a range of years reaches the origin as yearBuilt=min,max',
      { year: { min: 2010, max: 2024 } },
      'yearBuilt=2010,2024',
    ],
    [
      'BUY-16 a range of instalments reaches the origin as monthlyInstallment=min,max',
      { monthlyInstalment: { min: 100, max: 3500 } },
      'monthlyInstallment=100,3500',
    ],
    [
      'BUY-16 an open upper end reaches the origin as a number above every mileage',
      { mileage: { min: 10 } },
      'mileage=10,999999999',
    ],
    ['BUY-16 an open lower end reaches the origin as 0', { year: { max: 2020 } }, 'yearBuilt=0,2020'],
    ['BUY-16 an upper end of 0 is not taken for an open one', { mileage: { max: 0 } }, 'mileage=0,0'],
    [
      'BUY-16 a range open at both ends sends nothing',
      { mileage: {}, year: { min: null, max: null } },
      undefined,
    ],
    [
      'BUY-17 companies reach the origin joined by a literal comma',
      { makes: ['BMW', 'Audi'] },
      'companies=BMW,Audi',
    ],
    [
      'BUY-17 a space in a name is encoded, the comma is not',
      { makes: ['Land Rover', 'BMW'] },
      'companies=Land%20Rover,BMW',
    ],
    [
      'BUY-17 body types reach the origin joined by a literal comma',
      { bodyTypes: ['SUV', 'Sedan'] },
      'bodyTypes=SUV,Sedan',
    ],
    ['BUY-17 names are trimmed and empty ones left out', { makes: [' BMW ', ' ', ''] }, 'companies=BMW'],
    ['BUY-13 no body type, as All types has it, sends no restriction', { bodyTypes: [] }, undefined],
    ['BUY-17 names of nothing but spaces send nothing', { makes: [''], bodyTypes: ['  '] }, undefined],
    ['BUY-18 availableNow reaches the origin as the text true', { availableNow: true }, 'availableNow=true'],
    [
      'BUY-18 availableNow reaches the origin as the text false',
      { availableNow: false },
      'availableNow=false',
    ],
    ['BUY-19 a model reaches the origin by its id', { model: 'bmw-x5' }, 'vehicleType=bmw-x5'],
    ['BUY-19 an empty model sends nothing', { model: '' }, undefined],
    ['BUY-14 search text is trimmed', { title: '  x5 ' }, 'title=x5'],
    ['BUY-14 search text of only spaces sends no title', { title: '   ' }, undefined],
    [
      'BUY-14 search text cannot add a parameter of its own',
      { title: 'x5&availableNow=true#a' },
      'title=x5%26availableNow%3Dtrue%23a',
    ],
    ['BUY-14 Arabic search text arrives whole', { title: 'سيارة' }, `title=${encodeURIComponent('سيارة')}`],
    ['BUY-14 half a character does not break the search', { title: 'x\ud83d' }, 'title=x%EF%BF%BD'],
    ['BUY-1 an empty filter sends no query at all', {}, undefined],
    [
      'BUY-1 a filter of nulls sends no query at all',
      { mileage: null, makes: null, bodyTypes: null, availableNow: null, title: null, model: null },
      undefined,
    ],
    [
      'GW-2 a filter with every argument arrives in one query',
      {
        title: 'sport',
        availableNow: true,
        model: 'bmw-x5',
        bodyTypes: ['SUV'],
        makes: ['BMW', 'Audi'],
        monthlyInstalment: { min: 1, max: 2 },
        year: { min: 2019, max: 2021 },
        mileage: { min: 5, max: 6 },
      },
      'mileage=5,6&yearBuilt=2019,2021&monthlyInstallment=1,2&companies=BMW,Audi&bodyTypes=SUV' +
        '&vehicleType=bmw-x5&title=sport&availableNow=true',
    ],
  ];

  it.each(wire)('%s', async (_title, filter, query) => {
    expect(await queryOf(filter)).toBe(query);
  });

  it('BUY-1 the list without a filter is GET /api/v1/cars/filter and nothing more', async () => {
    await gateway.data('{ cars { nodes { id } } }');
    await gateway.data('{ cars(sort: FOR_SALE_FIRST) { nodes { id } } }');
    expect(origin.requests).toEqual(['/api/v1/cars/filter', '/api/v1/cars/filter']);
  });

  it.each(['mileage', 'year', 'monthlyInstalment'])(
    'a negative %s is refused before the origin hears of it',
    async (name) => {
      const { status, body } = await gateway.query(cars, { filter: { [name]: { min: -1 } } });
      expect([status, body.errors[0].extensions.code]).toEqual([200, 'BAD_USER_INPUT']);
      expect(body.errors[0].message).toBe(`${name} must not be negative.`);
      expect(origin.requests).toEqual([]);
    },
  );

  it("BUY-20 the field cars of the origin's answer becomes the list", async () => {
    expect(await gateway.data(cars, { filter: { title: 'bmw' } })).toEqual({
      cars: { nodes: [{ id: 'x5' }] },
    });
  });
});
