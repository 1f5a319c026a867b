import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { aBareCar, aCar, carOf } from '../stock/aCar.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';

const full = aCar({
  _id: 'full',
  saleStatus: 'available',
  featured: 'yes',
  testDrive: 'yes',
  discountedPrice: 180_000,
});
const bare = aBareCar({ _id: 'bare', createdAt: '2025-12-31T00:00:00.000Z' });
const stock = [
  full,
  aCar({ _id: 'sold', saleStatus: 'sold', featured: 'yes', testDrive: 'yes', mileage: 90_000, year: 2018 }),
  aCar({
    _id: 'audi',
    title: 'سيارة نظيفة',
    ...carOf('Audi', 'Q7'),
    stockNumber: 'Q-7',
    mileage: 10_000,
    monthlyInstallment: 5_000,
  }),
  aCar({ _id: 'benz', ...carOf('Mercedes', 'C 200'), bodyType: 'Sedan', year: 2023, originalPrice: 150_000 }),
  aCar({
    _id: 'rover',
    ...carOf('Land Rover', 'Defender'),
    bodyType: 'Cross Over',
    monthlyInstallment: null,
  }),
  bare,
];

let rest: RunningRest;

beforeAll(async () => {
  rest = await runRest();
  for (const car of stock) await carStore(rest.store).save(car);
});
afterAll(() => rest.close());

const ids = (cars: { _id: string }[]) => cars.map(({ _id }) => _id).join(' ');
/** The ids of the cars that match a query, newest first unless it names another order. */
const filtered = async (query: string) => {
  const { status, body } = await rest.get(`/api/v1/cars/filter?${query}`);
  expect([status, body.message]).toEqual([200, undefined]);
  return ids(body.cars);
};
/** The sentence with which a filter is refused. */
const refused = async (query: string) => {
  const { status, body } = await rest.get(`/api/v1/cars/filter?${query}`);
  expect(status).toBe(400);
  return body.message as string;
};

describe('a car', () => {
  it('ENT-1 has every field of the specification, and none of the keys that only the store needs', async () => {
    const { status, body } = await rest.get('/api/v1/car/full');
    expect(status).toBe(200);
    expect(body).toEqual({ ...full, updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
    const specified = `_id stockNumber vinLastSix title images saleStatus featured testDrive manufacturerId vehicleTypeId trimId originalPrice
      discountedPrice monthlyInstallment mileage year door keys owners serviceHistory warranty accidentHistory registration regionalSpecs location
      exteriorColor bodyType engine transmission fuelType
      specifications description createdAt updatedAt`;
    expect(Object.keys(body)).toEqual(expect.arrayContaining(specified.split(/\s+/)));
  });

  it('ENT-3 comes with nulls and no pictures where nothing is known', async () => {
    const { status, body } = await rest.get('/api/v1/car/bare');
    expect(status).toBe(200);
    expect(body).toMatchObject(bare);
    expect(body).toMatchObject({ manufacturerId: null, images: [], specifications: null });
  });

  it('that the dealer has withdrawn is gone: not the same as one that never was', async () => {
    const cars = carStore(rest.store);
    await cars.save(aCar({ _id: 'withdrawn' }));
    await cars.withdraw('withdrawn');
    const { status, body, headers } = await rest.get('/api/v1/car/withdrawn');
    expect([status, body]).toEqual([410, { message: 'This car is no longer for sale.' }]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await rest.get('/api/v1/cars/filter?ids=withdrawn')).body).toEqual({ cars: [] });
  });

  it.each(['nothing', 'a%2Fb', '%F0%9F%9A%97', 'x'.repeat(99), '__proto__'])(
    'that is not listed: %s',
    async (id) => {
      const { status, body } = await rest.get(`/api/v1/car/${id}`);
      expect([status, body]).toEqual([404, { message: 'This car is not listed.' }]);
    },
  );
});

describe('the lists of cars', () => {
  it('API-3 a visitor gets featured cars as a bare list, sold ones too', async () => {
    expect(ids((await rest.get('/api/v1/cars/featured?featured=yes')).body)).toBe('sold full');
    expect(ids((await rest.get('/api/v1/cars/featured')).body)).toBe('sold full');
  });

  it('API-3 a visitor gets cars for a test drive as a bare list, sold ones left out', async () => {
    expect(ids((await rest.get('/api/v1/cars/test-drive?testDrive=true')).body)).toBe('full');
  });

  it('API-3 BUY-20 a visitor without a filter gets every car, newest first, in the field cars', async () => {
    const { body } = await rest.get('/api/v1/cars/filter');
    expect(Object.keys(body)).toEqual(['cars']);
    expect(ids(body.cars)).toBe('bare rover benz audi sold full');
  });
});

describe('a buyer who wants the sold cars last', () => {
  it('gets them behind all others, by a parameter or by a preference', async () => {
    const list = 'bare rover benz audi full sold';
    expect(await filtered('sort=forSale')).toBe(list);
    const prefer = 'sort="forSale"';
    expect(ids((await rest.get('/api/v1/cars/filter', { prefer })).body.cars)).toBe(list);
    const both = await rest.get('/api/v1/cars/filter?sort=-newest', { prefer });
    expect(ids(both.body.cars)).toBe('full sold audi benz rover bare');
  });

  it('gets the usual order for a preference that nobody knows', async () => {
    for (const prefer of ['sort="hasOwnProperty"', 'sort=""', 'sort=forSale']) {
      const { body } = await rest.get('/api/v1/cars/filter', { prefer });
      expect(ids(body.cars)).toBe('bare rover benz audi sold full');
    }
  });
});

describe('a buyer who filters', () => {
  it('BUY-14 finds every word in headline, brand, model or trim, in any case', async () => {
    expect(await filtered('title=x5')).toBe('sold full');
    expect(await filtered('title=bmw+HISTORY+xdrive')).toBe('sold full');
    expect(await filtered(`title=${encodeURIComponent('نظيفة')}`)).toBe('audi');
    expect(await filtered('title=')).toBe('bare rover benz audi sold full');
    expect(await filtered('title=%20%20')).toBe('bare rover benz audi sold full');
  });

  it('BUY-14 means the signs of a regular expression as they are written', async () => {
    for (const title of ['.*', 'x.', '(', '[', '\\', '^bmw', 'x5|q7', '$', '*', '+']) {
      expect([title, await filtered(`title=${encodeURIComponent(title)}`)]).toEqual([title, '']);
    }
  });

  it('BUY-16 gives both ends of a range, which belong to it; cars without the value are not in it', async () => {
    expect(await filtered('mileage=10000,40000')).toBe('rover benz audi full');
    expect(await filtered('mileage=10001,39999')).toBe('');
    expect(await filtered('yearBuilt=2018,2021')).toBe('rover audi sold full');
    expect(await filtered('monthlyInstallment=0,4999')).toBe('benz sold full');
    expect(await filtered('mileage=50000,0')).toBe('');
  });

  it('BUY-17 names several companies and body types, in any case', async () => {
    expect(await filtered('companies=bmw,AUDI')).toBe('audi sold full');
    expect(await filtered('companies=Land%20Rover')).toBe('rover');
    expect(await filtered('bodyTypes=sedan,Cross%20Over')).toBe('rover benz');
    expect(await filtered('companies=BMW&bodyTypes=Sedan')).toBe('');
    expect(await filtered('companies=Lada')).toBe('');
  });

  it('BUY-17 gets no cars without a brand for an empty name in the list', async () => {
    expect(await filtered('companies=Audi,')).toBe('audi');
    expect(await filtered('companies=,')).toBe('');
    expect(await filtered('bodyTypes=%20')).toBe('');
  });

  it('BUY-18 hides sold cars with availableNow=true only', async () => {
    expect(await filtered('availableNow=true')).toBe('bare rover benz audi full');
    expect(await filtered('availableNow=false')).toBe('bare rover benz audi sold full');
  });

  it('BUY-19 chooses a model by its id', async () => {
    expect(await filtered('vehicleType=bmw-x5')).toBe('sold full');
    expect(await filtered('vehicleType=X5')).toBe('');
  });

  it('types what he looks for, with errors', async () => {
    expect(await filtered('search=bmv')).toBe('');
    expect(await filtered('search=mercdes%20sedan')).toBe('benz');
    expect(await filtered('search=%20')).toBe('bare rover benz audi sold full');
    expect(await refused(`search=${'x'.repeat(201)}`)).toMatch(/^search must /);
  });

  it('chooses sale statuses: what is neither sold nor reserved is available', async () => {
    expect(await filtered('status=sold')).toBe('sold');
    expect(await filtered('status=available,reserved')).toBe('bare rover benz audi full');
    expect(await refused('status=gone')).toMatch(/^status must /);
  });

  it('finds cars by their stock numbers', async () => {
    expect(await filtered('stockNumbers=Q-7,nothing')).toBe('audi');
  });

  it('learns by which of the parameters beyond the specification the answer went', async () => {
    const { headers } = await rest.get('/api/v1/cars/filter?companies=bmw&status=sold&price=0,1');
    expect(headers.get('applied-filters')).toBe('price, status');
    expect((await rest.get('/api/v1/cars/filter?companies=bmw')).headers.has('applied-filters')).toBe(false);
  });

  it('asks for cars by their ids', async () => {
    expect(await filtered('ids=full,nothing,audi')).toBe('audi full');
  });

  it('chooses an order; cars without the value stand last either way', async () => {
    expect(await filtered('sort=-newest')).toBe('full sold audi benz rover bare');
    expect(await filtered('sort=price')).toBe('benz full audi rover sold bare');
    expect(await filtered('sort=-price')).toBe('audi rover sold full benz bare');
    expect(await filtered('sort=mileage&companies=BMW,Audi')).toBe('audi full sold');
    expect(await filtered('sort=-year')).toBe('benz audi full rover sold bare');
  });

  it('sees how many cars each further choice would give', async () => {
    const { status, body } = await rest.get('/api/v1/cars/facets?companies=audi&availableNow=true');
    expect(status).toBe(200);
    const specified = {
      companies: ['Audi', 'BMW', 'Land Rover', 'Mercedes'].map((brandName) => ({ brandName, count: 1 })),
      models: [{ _id: 'audi-q7', modelName: 'Q7', brandName: 'Audi', count: 1 }],
      bodyTypes: [{ bodyType: 'SUV', count: 1 }],
      mileage: { min: 10_000, max: 10_000 },
      year: { min: 2021, max: 2021 },
      price: { min: 200_000, max: 200_000 },
      monthlyInstallment: { min: 5_000, max: 5_000 },
    };
    expect(body).toEqual(expect.objectContaining(specified));
  });

  it('reads ranges in Arabic and Persian digits', async () => {
    const latin = await rest.get('/api/v1/cars/filter?price=0,200000&yearBuilt=2020,2022');
    expect(latin.body.cars.length).toBeGreaterThan(0);
    const [price, years] = ['٠،٢٠٠٠٠٠', '۲۰۲۰,۲۰۲۲'].map(encodeURIComponent);
    const query = `price=${price}&yearBuilt=${years}`;
    expect((await rest.get(`/api/v1/cars/filter?${query}`)).body).toEqual(latin.body);
    expect((await rest.get(`/api/v1/cars/facets?${query}`)).status).toBe(200);
  });

  it('is told in a sentence what is wrong with a parameter', async () => {
    const numbers = 'mileage must be two whole numbers separated by a comma, such as 0,5000.';
    for (const mileage of [
      '',
      '5',
      '5,',
      ',5',
      'a,b',
      '-1,5',
      '1.5,3',
      '1,2,3',
      '0,9999999999999',
      '0%0A,1',
    ]) {
      expect([mileage, await refused(`mileage=${mileage}`)]).toEqual([mileage, numbers]);
    }
    expect(await refused('updatedSince=yesterday')).toBe(
      'updatedSince must be a date and time, such as 2026-11-20T08:00:00Z.',
    );
    expect(await refused('availableNow=yes')).toBe('availableNow must be one of true, false.');
    expect(await refused('sort=colour')).toContain('sort must be one of newest, -newest, price');
    expect(await refused('color=red')).toMatch(
      /^Unknown parameter color\. Known parameters: mileage, yearBuilt, price, .*, sort, after, before, limit, facets\.$/,
    );
    expect(await refused('__proto__=red')).toMatch(/^Unknown parameter __proto__\./);
    expect(await refused('limit=5')).toBe(
      'limit requires after or before. For the first cars, send the header Range: items=0-23.',
    );
    expect(await refused('companies=')).toBe('companies must not be empty.');
    expect(await refused('companies=BMW&companies=Audi')).toBe('companies must occur only once in the URL.');
    expect(await refused(`title=${'x'.repeat(201)}`)).toBe('title must have at most 200 characters.');
    expect(await refused('limit=many')).toBe('limit must be a whole number.');
    expect(await refused('limit=0')).toBe('limit must be at least 1.');
    expect(await refused('limit=1001')).toBe('limit must be at most 1000.');
    expect(await refused('status=gone')).toBe('status must have the format given in /api/v1/openapi.json.');
    expect((await rest.get('/api/v1/cars/facets?sort=price')).body.message).toMatch(
      /^Unknown parameter sort\. Known parameters: mileage, .*, ids\.$/,
    );
    const { status, body } = await rest.get('/api/v1/cars/featured?featured=no');
    expect([status, body.message]).toEqual([400, 'featured must be yes or omitted.']);
  });
});
