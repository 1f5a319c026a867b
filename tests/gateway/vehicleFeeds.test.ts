import { parse } from 'csv-parse/sync';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { siteMetadata } from '../../web/seo/siteMetadata.ts';
import { runOrigin } from '../origins/runOrigin.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { sourceSite } from '../servers/sourceSite.tsx';
import { aCar, carOf } from '../stock/aCar.ts';

const SITE = 'https://cars.example';
const address = /^https:\/\/cars\.example\/\S+$/;
const picture = /^https:\/\/cars\.example\/pictures\/1200\.jpg\/\S+$/;
const price = /^\d+(\.\d\d)? AED$/;
const year = /^(19|20)\d\d$/;
const text = /\S/;
const day = /^\d{4}-\d\d-\d\d$/;

/** What each catalogue requires of a column (the specifications are named in the files of the feeds). */
const specifications: Record<string, Record<string, RegExp>> = {
  'google-vehicles.csv': {
    id: /^.{1,50}$/,
    store_code: /^\S{1,64}$/,
    dealership_name: text,
    dealership_address: /^.+, Dubai, AE$/,
    title: /^.{1,150}$/,
    description: /^.{1,5000}$/,
    link: address,
    link_template: /^https:\/\/cars\.example\/car\/[^?]+\?store=\{store_code\}$/,
    image_link: picture,
    google_product_category: /^916$/,
    condition: /^used$/,
    price,
    brand: text,
    make: text,
    model: text,
    year,
    mileage: /^\d+ km$/,
    color: text,
    exterior_color: text,
    date_in_stock: day,
  },
  'meta-vehicles.csv': {
    vehicle_id: /^.{1,100}$/,
    title: /^.{1,500}$/,
    description: /^.{1,5000}$/,
    url: address,
    make: text,
    model: text,
    year,
    'mileage.value': /^\d+$/,
    'mileage.unit': /^(KM|MI)$/,
    image: /^\[\{"url":"https:\/\/cars\.example\/pictures\/1200\.jpg\/[^"]+","tag":\[".+"\]\}/,
    price,
    sale_price: /^(\d+(\.\d\d)? AED)?$/,
    state_of_vehicle: /^(NEW|USED|CPO)$/,
    availability: /^(AVAILABLE|NOT_AVAILABLE|PENDING)$/,
    body_style: /^(CONVERTIBLE|COUPE|CROSSOVER|HATCHBACK|MINIVAN|OTHER|SEDAN|SUV|TRUCK|VAN|WAGON)$/,
    fuel_type: /^(DIESEL|ELECTRIC|FLEX|GASOLINE|HYBRID|OTHER|PLUGIN_HYBRID|)$/,
    transmission: /^(AUTOMATIC|MANUAL|OTHER|)$/,
    drivetrain: /^(4X2|4X4|AWD|FWD|RWD|OTHER|)$/,
    exterior_color: text,
    date_first_on_lot: day,
    dealer_phone: /^\+971[\d ]+$/,
    address: /^\{"addr1":"[^"]+","city":"Dubai","region":"Dubai","country":"AE"\}$/,
    latitude: /^25\.\d+$/,
    longitude: /^55\.\d+$/,
  },
};
const names = Object.keys(specifications);

let rest: RunningRest;
let gateway: RunningGateway;

beforeAll(async () => {
  rest = await runRest();
  const images = Array.from({ length: 25 }, (_, i) => ({
    _id: `${i}`,
    path: `photos/${i}.jpg`,
    filename: '',
  }));
  await carStore(rest.store).saveAll([
    aCar({
      _id: 'x5',
      images,
      originalPrice: 200_000,
      discountedPrice: 180_000,
      description: '<p>Fast &amp; “clean”,</p><p>like new</p>',
      createdAt: '2024-11-02T06:30:00.000Z',
    }),
    aCar({
      _id: 'odd',
      ...carOf('Citroën', 'C4 "Cross"'),
      bodyType: 'Cabriolet',
      fuelType: 'Plug-in hybrid',
      transmission: '7-speed PDK',
      description: null,
      discountedPrice: null,
    }),
    aCar({
      _id: 'strange',
      bodyType: 'Limousine',
      fuelType: 'Hydrogen',
      transmission: 'Semi',
      description: null,
    }),
    aCar({ _id: 'blank', bodyType: null, fuelType: null, transmission: null, engine: null }),
    aCar({ _id: 'sold', saleStatus: 'sold' }),
    aCar({ _id: 'reserved', saleStatus: 'reserved' }),
    aCar({ _id: 'no-picture', images: [] }),
    aCar({ _id: 'no-price', originalPrice: null, discountedPrice: null }),
    aCar({ _id: 'no-colour', exteriorColor: null }),
    aCar({ _id: 'no-make', manufacturerId: null }),
  ]);
  gateway = await runGateway({ restUrl: rest.url, site: sourceSite, siteUrl: SITE });
});
afterAll(async () => {
  await gateway.close();
  await rest.close();
});

const ask = (name: string) => fetch(`${gateway.url}/feeds/${name}`);
async function rowsOf(name: string): Promise<Record<string, string>[]> {
  return parse(await (await ask(name)).text(), { columns: true, bom: false });
}
const { dealer } = siteMetadata;
const pictureOf = (i: number) => `https://cars.example/pictures/1200.jpg/photos/${i}.jpg`;
const pictures = Array.from({ length: 25 }, (_, i) => pictureOf(i));
const valuesOf = (rows: Record<string, string>[], column: string) => rows.map((row) => row[column]);

describe.each(names)('the feed %s', (name) => {
  it('has the cars that are for sale and that the catalogue takes, newest first', async () => {
    const response = await ask(name);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    const rows = await rowsOf(name);
    expect(rows.map((row) => row.id ?? row.vehicle_id)).toEqual(['blank', 'strange', 'odd', 'x5']);
  });

  it.each(Object.keys(specifications[name] ?? {}))(
    'has, in each row, a %s that its specification accepts',
    async (column) => {
      const values = valuesOf(await rowsOf(name), column);
      expect(values).toHaveLength(4);
      for (const value of values) expect(value).toMatch(specifications[name]?.[column] ?? /^never$/);
    },
  );

  it('keeps whole VINs for partners with a key', async () => {
    expect(valuesOf(await rowsOf(name), 'vin')).toEqual(['', '', '', '']);
  });

  it('takes the code of the showroom, and no other parameter', async () => {
    const column = name.startsWith('google') ? 'store_code' : 'dealer_id';
    expect(valuesOf(await rowsOf(`${name}?store=DXB-1`), column)[0]).toBe('DXB-1');
    for (const wrong of ['store=', 'store=a%20b', 'store=1&store=2', 'makes=BMW']) {
      expect((await ask(`${name}?${wrong}`)).status).toBe(400);
    }
  });

  it('is sent again once the dealer has another name or address, and not before', async () => {
    let now = dealer;
    const site = { ...sourceSite, metadata: async () => ({ ...siteMetadata, dealer: now }) };
    const other = await runGateway({ restUrl: rest.url, site, siteUrl: SITE });
    let etag = '';
    for (const change of [{}, { name: 'Falcon' }, { street: 'Quay 4' }, { latitude: 25.1 }]) {
      now = { ...now, ...change };
      const again = await fetch(`${other.url}/feeds/${name}`, { headers: { 'if-none-match': etag } });
      expect([again.status, await again.text()]).toEqual([200, expect.stringContaining(now.name)]);
      etag = again.headers.get('etag') ?? '';
      const known = await fetch(`${other.url}/feeds/${name}`, { headers: { 'if-none-match': etag } });
      expect(known.status).toBe(304);
    }
    await other.close();
  });

  it('breaks for nobody where there is no car', async () => {
    const empty = await runRest();
    const other = await runGateway({ restUrl: empty.url, site: sourceSite });
    const lines = (await (await fetch(`${other.url}/feeds/${name}`)).text()).trim().split('\n');
    expect(lines).toHaveLength(1);
    await other.close();
    await empty.close();
  });
});

it('Google reads each fact of a car, at most ten more pictures, and the price that is asked now', async () => {
  const rows = await rowsOf('google-vehicles.csv');
  expect(rows.find(({ id }) => id === 'x5')).toEqual({
    ...{ id: 'x5', vin: '', store_code: 'showroom', dealership_name: dealer.name },
    ...{ dealership_address: `${dealer.street}, Dubai, AE`, title: '2021 BMW X5 xDrive40i' },
    ...{ description: 'Fast & “clean”, like new', link: 'https://cars.example/car/x5' },
    link_template: 'https://cars.example/car/x5?store={store_code}',
    ...{ image_link: pictureOf(0), additional_image_link: pictures.slice(1, 11).join(',') },
    ...{ google_product_category: '916', condition: 'used', price: '180000 AED', brand: 'BMW', make: 'BMW' },
    ...{ model: 'X5', trim: 'xDrive40i', year: '2021', mileage: '40000 km', color: 'Black' },
    ...{ exterior_color: 'Black', interior_color: 'Tan', body_style: 'SUV', engine: '3.0 L I6' },
    ...{ date_in_stock: '2024-11-02', date_first_on_lot: '2024-11-02' },
  });
});

it('Meta reads each fact of a car, at most twenty pictures, and both prices', async () => {
  const rows = await rowsOf('meta-vehicles.csv');
  const title = '2021 BMW X5 xDrive40i';
  const { street, city, country } = dealer;
  expect(rows.find((row) => row.vehicle_id === 'x5')).toEqual({
    ...{ vehicle_id: 'x5', vin: '', stock_number: 'S-1001', title, description: 'Fast & “clean”, like new' },
    ...{ url: 'https://cars.example/car/x5', make: 'BMW', model: 'X5', trim: 'xDrive40i', year: '2021' },
    ...{ 'mileage.value': '40000', 'mileage.unit': 'KM' },
    image: JSON.stringify(pictures.slice(0, 20).map((url) => ({ url, tag: [title] }))),
    ...{ price: '200000 AED', sale_price: '180000 AED', state_of_vehicle: 'USED', availability: 'AVAILABLE' },
    ...{ body_style: 'SUV', fuel_type: 'GASOLINE', transmission: 'AUTOMATIC', drivetrain: 'AWD' },
    ...{ exterior_color: 'Black', interior_color: 'Tan', date_first_on_lot: '2024-11-02' },
    ...{ dealer_id: 'showroom', dealer_name: dealer.name, dealer_phone: dealer.phone },
    address: JSON.stringify({ addr1: street, city, region: city, country }),
    ...{ latitude: String(dealer.latitude), longitude: String(dealer.longitude) },
  });
});

it('Meta reads its own words for bodies, fuels and gearboxes', async () => {
  const rows = await rowsOf('meta-vehicles.csv');
  expect(valuesOf(rows, 'body_style')).toEqual(['OTHER', 'OTHER', 'CONVERTIBLE', 'SUV']);
  expect(valuesOf(rows, 'fuel_type')).toEqual(['', 'OTHER', 'PLUGIN_HYBRID', 'GASOLINE']);
  expect(valuesOf(rows, 'transmission')).toEqual(['', 'OTHER', 'AUTOMATIC', 'AUTOMATIC']);
});

it('a feed takes one of the places that there are for exports', async () => {
  const waiting: ServerResponse[] = [];
  const origin = await runOrigin((request, response) => {
    if (request.url?.startsWith('/api/v1/cars/filter')) waiting.push(response);
    else response.writeHead(404).end();
  });
  const other = await runGateway({ restUrl: origin.url, site: sourceSite });
  const exported = ['BMW', 'Audi'].map((make) => fetch(`${other.url}/export/cars.csv?makes=${make}`));
  await expect.poll(() => waiting.length).toBe(2);
  const refused = await fetch(`${other.url}/feeds/google-vehicles.csv`);
  expect([refused.status, await refused.text()]).toEqual([
    429,
    'You have 2 exports running. Try again when one has finished.\n',
  ]);
  for (const response of waiting) response.writeHead(404).end();
  expect((await Promise.all(exported)).map(({ status }) => status)).toEqual([503, 503]);
  await other.close();
  await origin.close();
});
