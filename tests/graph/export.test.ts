import { parse } from 'csv-parse/sync';
import Fastify from 'fastify';
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RestClient } from '../../gateway/origin/RestClient.ts';
import { Deadline } from '../../gateway/cache/Deadline.ts';
import { OUR_FAULT } from '../../gateway/http/errorCodes.ts';
import { carFiles } from '../../gateway/export/carFiles.ts';
import { ExportPlaces } from '../../gateway/export/ExportPlaces.ts';
import { exports } from '../../gateway/export/exports.ts';
import { answerError } from '../../gateway/http/HttpError.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { runOrigin } from '../origins/runOrigin.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { aCar } from '../stock/aCar.ts';
import { someCars } from '../stock/someCars.ts';

const stock = [
  aCar({
    _id: 'x5',
    title: '=HYPERLINK("x")',
    description: '<p>Fast &amp; clean<script>alert(1)</script></p>',
    originalPrice: 200_000,
    discountedPrice: 180_000,
  }),
  ...someCars(520),
];

describe('an export of the stock', () => {
  let rest: RunningRest;
  let gateway: RunningGateway;

  beforeAll(async () => {
    rest = await runRest();
    await carStore(rest.store).saveAll(stock);
    gateway = await runGateway({ restUrl: rest.url, siteUrl: 'https://cars.example' });
  });
  afterAll(async () => {
    await gateway.close();
    await rest.close();
  });

  const get = (name: string, headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}/export/${name}`, { headers });

  const picture = {
    ...{ id: 'image-1', url: 'https://cars.example/pictures/1200.jpg/photos/x5.jpg' },
    ...{ description: null, group: null },
  };

  it('has every car as a line of JSON, says first how many they are, and last that they are all', async () => {
    const text = await (await get('cars.jsonl')).text();
    const [first, ...lines] = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first).toEqual({ count: 521, changesCursor: expect.stringMatching(/^\d+\.\d+\.\w+$/) });
    expect(lines.pop()).toEqual({ end: true, count: 521 });
    expect(new Set(lines.map(({ id }) => id))).toEqual(new Set(stock.map(({ _id }) => _id)));
    expect(lines).toHaveLength(521);
    expect(lines.find(({ id }) => id === 'x5')).toMatchObject({
      url: 'https://cars.example/car/x5',
      price: 180_000,
      make: { name: 'BMW' },
      description: '<p>Fast &amp; clean</p>',
      images: [picture],
      imperfections: [{ text: 'A stone chip on the bonnet', picture }],
    });
    expect(text).not.toContain('"path"');
  });

  it('tells where the feed of changes goes on', async () => {
    const [first = ''] = (await (await get('cars.jsonl')).text()).split('\n');
    await carStore(rest.store).save(aCar({ _id: 'x5', originalPrice: 170_000 }));
    const { carChanges } = await gateway.data(
      'query ($after: String) { carChanges(after: $after) { nodes { carId } } }',
      { after: JSON.parse(first).changesCursor },
    );
    expect(carChanges.nodes).toEqual([{ carId: 'x5' }]);
  });

  it("has every car in the columns of Google's vehicle feed", async () => {
    await carStore(rest.store).save(stock[0] ?? aCar());
    const rows = parse(await (await get('cars.csv')).text(), { columns: true }) as Record<string, string>[];
    expect(rows).toHaveLength(521);
    expect(rows.find(({ id }) => id === 'x5')).toEqual({
      ...{ id: 'x5', vin: '', title: '2021 BMW X5 xDrive40i', description: 'Fast & clean' },
      ...{ link: 'https://cars.example/car/x5', image_link: picture.url, additional_image_link: '' },
      ...{ condition: 'used', availability: 'in_stock', price: '200000 AED', sale_price: '180000 AED' },
      ...{ make: 'BMW', model: 'X5', trim: 'xDrive40i', year: '2021', mileage: '40000 km' },
      ...{ color: 'Black', interior_color: 'Tan', body_style: 'SUV', engine: '3.0 L I6' },
      ...{ transmission: 'Automatic', fuel_type: 'Petrol', video: 'https://youtu.be/dQw4w9WgXcQ' },
      ...{ spin: 'https://kuula.co/share/5cBWq', drivetrain: 'AWD', cylinders: '6', horsepower: '340' },
      ...{ seats: '5', steering: 'Left', salesperson: 'Omar Haddad' },
      ...{ date_first_on_lot: stock[0]?.createdAt.slice(0, 10) },
    });
  });

  it('is plain CSV, and for Excel has a mark of UTF-8, line ends of Windows and no formula', async () => {
    await carStore(rest.store).save(aCar({ _id: 'formula', exteriorColor: '=1+1', engine: 'V8,\nturbo' }));
    const plain = await (await get('cars.csv')).text();
    const forExcel = Buffer.from(await (await get('cars.csv?for=excel')).arrayBuffer()).toString();
    await carStore(rest.store).withdraw('formula');
    expect(plain.slice(0, 7)).toBe('id,vin,');
    expect(plain).toContain(',=1+1,');
    expect(plain).not.toContain('\r');
    expect(forExcel.slice(0, 8)).toBe('\ufeffid,vin,');
    expect(forExcel).toContain(",'=1+1,");
    expect(forExcel.split('\r\n')).toHaveLength(plain.split('\n').length - 1);
    const [rows, excelRows] = [plain, forExcel].map((text) => parse(text, { bom: true }).length);
    expect(excelRows).toBe(rows);
  });

  it('says for which programs it can be written', async () => {
    for (const wrong of ['numbers', '', 'excel&for=excel', '__proto__']) {
      const response = await get(`cars.csv?for=${wrong}`);
      expect([response.status, await response.text()]).toEqual([
        400,
        'The parameter `for` must be `excel`. Omit it for plain CSV.\n',
      ]);
    }
  });

  it('is sent compressed to those who take that, and not at all to those who have it', async () => {
    const { headers } = await get('cars.jsonl', { 'accept-encoding': 'gzip' });
    expect(headers.get('content-encoding')).toBe('gzip');
    const etag = headers.get('etag') ?? '';
    for (const known of [etag, `"old", ${etag}`, etag.replace('W/', ''), '*']) {
      expect((await get('cars.jsonl', { 'if-none-match': known })).status).toBe(304);
    }
    await carStore(rest.store).save(aCar({ _id: 'x5', originalPrice: 160_000 }));
    expect((await get('cars.jsonl', { 'if-none-match': etag })).status).toBe(200);
  });

  it('has the cars that match the parameters of its address, and a tag of its own', async () => {
    const text = await (await get('cars.jsonl?makes=audi,bmw&price=,100000&availableNow=true')).text();
    const [first, ...cars] = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const { end } = cars.pop();
    expect([end, first.count]).toEqual([true, cars.length]);
    const wanted = stock.filter(({ manufacturerId, saleStatus, originalPrice, discountedPrice }) => {
      const price = discountedPrice ?? originalPrice ?? Infinity;
      return (
        /Audi|BMW/.test(manufacturerId?.brandName ?? '') &&
        price <= 100_000 &&
        (saleStatus ?? 'available') === 'available'
      );
    });
    expect(wanted.length).toBeGreaterThan(10);
    expect(new Set(cars.map(({ id }) => id))).toEqual(new Set(wanted.map(({ _id }) => _id)));
    const tags = [];
    for (const query of ['', '?makes=audi', '?makes=bmw', '?makes=bmw']) {
      const whole = await get(`cars.jsonl${query}`);
      tags.push(whole.headers.get('etag'));
      await whole.text();
    }
    expect(new Set(tags).size).toBe(3);
    expect((await get('cars.jsonl?makes=bmw', { 'if-none-match': tags[2] ?? '' })).status).toBe(304);
  });

  it('has all matching cars where they are more than are read at once', async () => {
    const rows = parse(await (await get('cars.csv?mileage=٠,')).text(), { columns: true }) as {
      id: string;
    }[];
    const wanted = stock.filter(({ mileage }) => mileage !== null).map(({ _id }) => _id);
    expect(wanted.length).toBeGreaterThan(400);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(wanted));
  });

  it.each([
    [
      'make=Toyota',
      /^Unknown parameter make\. Known parameters: mileage, .*makes, .*availableNow(, for)?\.\n$/,
    ],
    ['v=2', /^Unknown parameter v\./],
    ['__proto__=1', /^Unknown parameter __proto__\./],
    ['makes=BMW&makes=Audi', /^makes must occur only once in the URL\.\n$/],
    ['makes=', /^makes is invalid\. Example: makes=BMW,Audi\.\n$/],
    ['makes=,', /^makes is invalid/],
    ['price=100000', /^price is invalid\. Example: price=100000,200000\.\n$/],
    ['price=,', /^price is invalid/],
    ['price=0,99999999999', /^price is invalid/],
    ['status=gone', /^status is invalid\. Example: status=available,reserved\.\n$/],
    ['availableNow=yes', /^availableNow is invalid/],
    ['updatedSince=yesterday', /^updatedSince is invalid/],
    [`title=${'x'.repeat(201)}`, /^title must have at most 200 characters\.\n$/],
  ])('is refused with a sentence for %s', async (query, sentence) => {
    for (const name of ['cars.jsonl', 'cars.csv']) {
      const response = await get(`${name}?${query}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        400,
        'text/plain; charset=utf-8',
      ]);
      expect(await response.text()).toMatch(sentence);
      expect(response.headers.has('content-disposition')).toBe(false);
    }
  });

  it('is not said to be empty to those who ask for its headers alone', async () => {
    const [whole, alone] = [
      await get('cars.jsonl'),
      await fetch(`${gateway.url}/export/cars.jsonl`, { method: 'HEAD' }),
    ];
    expect([alone.status, alone.headers.get('etag')]).toEqual([200, whole.headers.get('etag')]);
    expect(alone.headers.get('content-length')).toBeNull();
    expect(await alone.text()).toBe('');
    await whole.text();
  });
});

describe('an export from records that fail', () => {
  let origin: Awaited<ReturnType<typeof runOrigin>>;
  let gateway: RunningGateway;
  afterEach(async () => {
    await gateway.close();
    await origin.close();
  });

  /** An origin that sends a first part of the stock, and answers the request for the second one with `second`. */
  async function start(second: (response: ServerResponse) => void) {
    origin = await runOrigin((request, response) => {
      if (request.url?.includes('after=')) return second(response);
      const cars = Array.from({ length: 250 }, (_, i) => ({ _id: `car-${i}` }));
      response.writeHead(206, { 'content-range': 'items 0-249/600', 'content-type': 'application/json' });
      response.end(JSON.stringify({ cars, cursors: cars.map(({ _id }) => _id), changesCursor: '1.1.abc' }));
    });
    gateway = await runGateway({ restUrl: origin.url, trustProxy: true });
  }

  it('breaks off where a part cannot be read, so that nobody takes it for the whole', async () => {
    await start((response) => response.writeHead(500).end());
    // With compression, nothing would have been sent yet, and the answer could still be 503.
    const response = await fetch(`${gateway.url}/export/cars.jsonl`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  it('is refused with a sentence that can be read, and not saved as a file, where its first car breaks it', async () => {
    await start(() => undefined);
    const spoilt = { toString: () => expect.fail('This car cannot be written') } as unknown as string;
    const app = Fastify().setErrorHandler(answerError);
    const rest = new RestClient({ url: origin.url, timeout: 10_000 });
    const clients = {
      ...{ quotaOf: () => ({ id: 'anybody', limit: 1 }), keyOf: () => undefined },
      deadlineOf: () => new Deadline(10_000),
    };
    const parts = { origin: rest, clients, places: new ExportPlaces(), originOf: () => spoilt };
    await app.register(exports({ ...parts, files: carFiles }));
    const response = await app.inject({ url: '/cars.csv', headers: { 'accept-encoding': 'gzip' } });
    expect([response.statusCode, response.body]).toEqual([500, `${OUR_FAULT}\n`]);
    expect(response.headers).not.toHaveProperty('content-encoding');
    expect(response.headers).not.toHaveProperty('content-disposition');
    expect(response.headers).not.toHaveProperty('etag');
    await Promise.all([app.close(), rest.close()]);
  });

  it('is refused with a sentence where nothing can be read', async () => {
    origin = await runOrigin((_request, response) => response.writeHead(500).end());
    gateway = await runGateway({ restUrl: origin.url });
    const response = await fetch(`${gateway.url}/export/cars.csv`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await response.text()).toBe("The dealer's system is unavailable at the moment. Try again.\n");
  });

  it('is refused to an address that has two under way, and to nobody else', async () => {
    const waiting: ServerResponse[] = [];
    await start((response) => void waiting.push(response));
    const asked = await Promise.all([fetchFrom('10.0.0.1'), fetchFrom('10.0.0.1'), fetchFrom('10.0.0.1')]);
    const refused = asked.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('30');
    expect(await refused?.text()).toBe('You have 2 exports running. Try again when one has finished.\n');
    asked.push(await fetchFrom('10.0.0.2'));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(3);
    await end(waiting, asked);
    await expect.poll(async () => (await fetchFrom('10.0.0.1', 'HEAD')).status).toBe(200);
  });

  it('is refused while six others are under way', async () => {
    const waiting: ServerResponse[] = [];
    await start((response) => void waiting.push(response));
    const asked = await Promise.all(Array.from({ length: 6 }, (_, i) => fetchFrom(`10.0.0.${i}`)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const refused = await fetchFrom('10.0.0.6');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await refused.text()).toBe('Too many exports are running. Try again later.\n');
    await end(waiting, asked);
    await expect.poll(async () => (await fetchFrom('10.0.0.6', 'HEAD')).status).toBe(200);
  });

  const fetchFrom = (address: string, method = 'GET') =>
    fetch(`${gateway.url}/export/cars.jsonl`, { method, headers: { 'x-forwarded-for': address } });

  async function end(waiting: ServerResponse[], exports: Response[]) {
    for (const response of waiting) response.writeHead(500).end();
    await Promise.all(exports.map((response) => response.text().catch(() => undefined)));
  }
});
