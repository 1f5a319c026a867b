import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCar } from '../stock/aCar.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { faultyOrigin, type FaultyOrigin, json } from './faultyOrigin.ts';

/** A private value of the origin, which nobody may see. */
const MARK = 'sold-to-mr-hassan';

let origin: FaultyOrigin;
let gateway: RunningGateway;
let log: string;

beforeEach(async () => {
  log = '';
  const stream = { write: (line: string) => void (log += line) };
  origin = await faultyOrigin();
  gateway = await runGateway({ restUrl: origin.url, timeout: 1000, logger: { level: 'info', stream } });
});
afterEach(async () => {
  await gateway.close();
  await origin.close();
});

const logged = () =>
  log
    .split('\n')
    .filter((line) => line.includes('was omitted'))
    .map((line) => JSON.parse(line) as { list: string; id?: string; position: number; reason: string });
const verbose = async () => (await fetch(`${gateway.url}/readyz?verbose`)).json();

const car = (_id: string) => aCar({ _id });
const badCar = { _id: 'bad', title: [MARK] };
const record = { _id: 'good', brandName: 'BMW', modelName: 'X5', title: 'X5' };
const badRecord = { _id: 'bad', brandName: [MARK], modelName: [MARK], title: [MARK] };
const logo = { logo: { path: '/bmw.svg' } };
const badLogo = { _id: 'bad', logo: { path: [MARK] } };
const none = { min: null, max: null };
type List = (items: unknown[]) => unknown;
const asList: List = (items) => items;

const lists: [string, string, List, unknown, unknown, string][] = [
  ['/api/v1/cars/featured', 'featuredCars { id }', asList, car('good'), badCar, '/title'],
  ['/api/v1/cars/test-drive', 'testDriveCars { id }', asList, car('good'), badCar, '/title'],
  ['/api/v1/cars/filter', 'cars { nodes { id } }', (cars) => ({ cars }), car('good'), badCar, '/title'],
  [
    '/api/v1/cars/filter',
    'carsByIds(ids: ["good"]) { id }',
    (cars) => ({ cars }),
    car('good'),
    badCar,
    '/title',
  ],
  ['/api/v1/companies', 'makes { id }', asList, record, badRecord, '/brandName'],
  [
    '/api/v1/fetch-vehicle-types',
    'models { id }',
    (vehicleTypes) => ({ vehicleTypes }),
    record,
    badRecord,
    '/modelName',
  ],
  ['/api/v1/fetch-logos', 'logos { path }', (logos) => ({ logos }), logo, badLogo, '/logo/path'],
  ['/api/v1/blogs', 'blogs { id }', (blogs) => ({ blogs }), record, badRecord, '/title'],
  ['/api/v1/blogs/latest', 'latestBlogs { id }', asList, record, badRecord, '/title'],
];

describe.each(lists)('a visitor of %s, asked for as %s,', (path, query, list, good, bad, field) => {
  const answered = async () => {
    const { body } = await gateway.query(`query Q { answer: ${query} }`);
    expect(body.errors).toBeUndefined();
    const found = body.data.answer.nodes ?? body.data.answer;
    return found as unknown[];
  };

  it('GW-10 is shown all items but the one that cannot be read, and the operator is told once', async () => {
    origin.on(path, json(list([good, bad, null, good]), { 'cache-control': 'max-age=0' }));
    expect(await answered()).not.toEqual([]);
    expect(await answered()).toHaveLength(query.includes('ids') ? 1 : 2);
    expect(logged()).toMatchObject([
      { list: path, id: 'bad', position: 1, reason: expect.stringContaining(field) },
      { list: path, position: 2, reason: expect.any(String) },
    ]);
    expect(log).not.toContain(MARK);
    const { leftOut } = await verbose();
    expect(leftOut).toEqual([
      {
        list: path,
        count: 2,
        items: [
          { id: 'bad', position: 1, reason: expect.stringContaining(field) },
          { position: 2, reason: expect.any(String) },
        ],
      },
    ]);
  });

  it('GW-10 is told that the list cannot be read when none of its items can', async () => {
    origin.on(path, json(list([bad, null])));
    const { body, text } = await gateway.query(`query Q { answer: ${query} }`);
    expect(body.errors[0].extensions.code).toBe('UPSTREAM_BAD_RESPONSE');
    expect(text + log).not.toContain(MARK);
  });
});

it('GW-10 a visitor is not shown records whose ids can stand in no address, and exports go on', async () => {
  const oddIds = ['\ud800', '', null, {}, undefined];
  const among = (good: unknown) => [...oddIds.map((_id) => ({ _id })), good];
  origin.on('/api/v1/cars/filter', json({ cars: among(car('good')) }));
  origin.on('/api/v1/blogs/latest', json(among(record)));
  expect(await gateway.data('{ cars { nodes { id } } latestBlogs { id } }')).toEqual({
    cars: { nodes: [{ id: 'good' }] },
    latestBlogs: [{ id: 'good' }],
  });
  const texts = ['export/cars.csv', 'export/cars.jsonl'].map(async (path) => {
    const response = await fetch(`${gateway.url}/${path}`);
    expect(response.status).toBe(200);
    return response.text();
  });
  for (const text of await Promise.all(texts)) expect(text).toMatch(/[/"]good/);
});

it('GW-10 a visitor is shown cars, articles and logos with half a character in a path or a text', async () => {
  const path = '/photos/x\ud83d.jpg';
  const odd = { ...car('odd'), title: 'X5 \ude97', images: [{ _id: 'i', path, filename: 'x.jpg' }] };
  origin.on('/api/v1/cars/featured', json([car('good'), odd]));
  origin.on('/api/v1/cars/filter', json({ cars: [car('good'), odd] }));
  origin.on('/api/v1/blogs/latest', json([{ ...record, title: 'X5 \ude97', image: path }]));
  origin.on('/api/v1/fetch-logos', json({ logos: [{ logo: { path } }] }));
  const read = { title: 'X5 \ufffd', images: [{ path: '/photos/x\ufffd.jpg' }] };
  expect(
    await gateway.data(
      '{ featuredCars { title images { path } } latestBlogs { title image } logos { path } }',
    ),
  ).toEqual({
    featuredCars: [expect.anything(), read],
    latestBlogs: [{ title: read.title, image: '/photos/x\ufffd.jpg' }],
    logos: [{ path: '/photos/x\ufffd.jpg' }],
  });
  const { featuredCars } = await gateway.data('{ featuredCars { images { url } } }');
  expect(featuredCars[1].images[0].url).toMatch(/\/photos\/x%EF%BF%BD\.jpg$/);
  const exported = await fetch(`${gateway.url}/export/cars.csv`);
  expect(await exported.text()).toMatch(/good.*\n.*x%EF%BF%BD\.jpg/);
  expect((await verbose()).leftOut).toEqual([]);
});

it('GW-10 a visitor is shown the cars beside one with a number that the graph cannot tell', async () => {
  const odd = { ...car('odd'), mileage: 3_000_000_000 };
  const most = { ...car('most'), mileage: 2 ** 31 - 1 };
  origin.on('/api/v1/cars/featured', json([car('good'), odd, most]));
  expect(await gateway.data('{ featuredCars { id mileage } }')).toEqual({
    featuredCars: [
      { id: 'good', mileage: 40_000 },
      { id: 'most', mileage: 2 ** 31 - 1 },
    ],
  });
  expect(logged()).toMatchObject([{ id: 'odd', reason: expect.stringContaining('/mileage') }]);
});

it('GW-10 a visitor is shown a car without what it has beyond the specification, where that does not fit', async () => {
  const odd = {
    ...{ ...car('odd'), seats: 'five', video: [MARK], paintReadings: 'thin', imperfections: [MARK] },
    ...{ spin: MARK, tyreTread: -1, stockNumber: {}, priceHistory: 'none', updatedAt: [] },
  };
  const fields =
    'id title mileage seats power video { url } spin { url } paintReadings { panel } imperfections { text } tyreTread';
  const read = {
    ...{ id: 'odd', title: 'Full service history', mileage: 40_000, seats: null, power: 340, video: null },
    ...{ spin: null, paintReadings: [], imperfections: null, tyreTread: null },
  };
  origin.on('/api/v1/cars/featured', json([car('good'), odd]));
  origin.on('/api/v1/car/odd', json(odd));
  origin.on('/api/v1/cars/filter', json({ cars: [odd] }));
  const answer = await gateway.data(
    `{ featuredCars { ${fields} } car(id: "odd") { ${fields} } cars { nodes { ${fields} } } }`,
  );
  expect([answer.featuredCars[1], answer.car, answer.cars.nodes]).toEqual([read, read, [read]]);
  expect(logged()).toEqual([]);
});

it.each([
  ['all facets that there were at first', {}, undefined],
  ['no body types', { bodyTypes: undefined }, 'UPSTREAM_BAD_RESPONSE'],
  ['no prices', { price: undefined }, 'UPSTREAM_BAD_RESPONSE'],
])(
  'GW-10 an origin may know fewer facets than there are now, but not fewer than at first: %s',
  async (_, lacks, code) => {
    const bounds = { mileage: none, year: none, price: none, monthlyInstallment: none };
    const companies = [{ brandName: 'BMW', count: 1 }];
    origin.on('/api/v1/cars/filter', json({ cars: [car('good')] }));
    origin.on('/api/v1/cars/facets', json({ companies, models: [], bodyTypes: [], ...bounds, ...lacks }));
    const { body } = await gateway.query(
      '{ cars { facets { makes { name count } drives { name } power { min } accidentFree } } }',
    );
    expect(body.errors?.[0].extensions.code).toBe(code);
    const known = {
      makes: [{ name: 'BMW', count: 1 }],
      drives: [],
      power: { min: null },
      accidentFree: null,
    };
    expect(body.data.cars.facets).toEqual(code ? null : known);
  },
);

it.each([
  ['of a list', '/api/v1/cars/filter', 'cars { totalCount }', 'cars'],
  ['of a facet', '/api/v1/cars/facets', 'cars { facets { makes { count } } }', 'facets'],
])(
  'GW-10 a count %s that the graph cannot tell makes an answer that cannot be read',
  async (_of, path, query, field) => {
    const facets = { companies: [{ brandName: 'BMW', count: 3e9 }], models: [], bodyTypes: [] };
    const bounds = { mileage: none, year: none, price: none, monthlyInstallment: none };
    origin.on(path, (_request, response) => {
      response.writeHead(field === 'cars' ? 206 : 200, { 'content-range': 'items 0-0/3000000000' });
      response.end(JSON.stringify({ cars: [car('good')], ...facets, ...bounds }));
    });
    const { body } = await gateway.query(`{ ${query} }`);
    expect(body.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_BAD_RESPONSE' } }]);
    expect(body.errors[0].path.at(-1)).toBe(field);
  },
);

it('GW-10 a partner walks on where the records count more cars than the graph can tell', async () => {
  origin.on('/api/v1/cars/filter', (request, response) => {
    const isFirst = !request.url?.includes('after=');
    response.writeHead(isFirst ? 206 : 200, isFirst ? { 'content-range': 'items 0-0/2' } : {});
    const places = {
      cursors: ['c'],
      changesCursor: '1.1.a',
      ...(!isFirst && { total: 3e9, hasMore: false }),
    };
    response.end(JSON.stringify({ cars: [car(isFirst ? 'first' : 'second')], ...places }));
  });
  const query =
    'query ($after: String) { cars(first: 1, after: $after) { totalCount edges { cursor node { id } } } }';
  const first = await gateway.data(query);
  const after = first.cars.edges[0].cursor;
  const { cars } = await gateway.data(query, { after });
  expect(cars.edges).toMatchObject([{ node: { id: 'second' } }]);
});

it('GW-10 an operator no longer reads of a car that was put right', async () => {
  const path = '/api/v1/cars/featured';
  origin.on(path, json([car('good'), badCar], { 'cache-control': 'max-age=0' }));
  await gateway.data('{ featuredCars { id } }');
  expect((await verbose()).leftOut).toHaveLength(1);
  origin.on(path, json([car('good'), car('bad')]));
  await gateway.data('{ featuredCars { id } }');
  await expect.poll(async () => (await verbose()).leftOut, { timeout: 10_000 }).toEqual([]);
  expect(await (await fetch(`${gateway.url}/readyz`)).json()).not.toHaveProperty('leftOut');
});

it('GW-10 an operator no longer reads of a car that was put right, where another answer has it', async () => {
  const path = '/api/v1/cars/filter';
  const answer = (...cars: unknown[]) => origin.on(path, json({ cars }, { 'cache-control': 'max-age=60' }));
  const listed = (text: string, fields = 'id title') =>
    gateway.data(`{ cars(filter: { search: "${text}" }) { nodes { ${fields} } } }`);
  const named = async () =>
    (await verbose()).leftOut.map(({ count, items }: { count: number; items: { id?: string }[] }) => [
      count,
      items.map(({ id }) => id),
    ]);
  const worse = { _id: 'worse', title: [MARK] };
  answer(car('good'), badCar, worse);
  await listed('first');
  await listed('second');
  expect(await named()).toEqual([[2, ['bad', 'worse']]]);
  answer(car('good'), car('bad'), worse);
  await listed('third');
  expect(await named()).toEqual([[1, ['worse']]]);
  // It stays reported when it is read without its bad field, and when another thing has its id.
  origin.on(path, json({ cars: [{ _id: 'worse' }] }, { 'preference-applied': 'fields' }));
  await listed('fourth', 'id');
  origin.on('/api/v1/car/worse', json(car('worse')));
  origin.on('/api/v1/companies', json([{ _id: 'worse', brandName: 'BMW' }]));
  await gateway.data('{ makes { id } }');
  expect(await named()).toEqual([[1, ['worse']]]);
  await gateway.data('{ car(id: "worse") { id } }');
  expect(await named()).toEqual([]);
});

it('GW-10 a partner who follows the changes goes on past a car that cannot be read, and the operator is told', async () => {
  const change = (carId: string, record: unknown) => ({
    ...{ cursor: `1.${carId}`, at: '2026-11-27T08:00:00.000Z', kind: 'LISTED', changedFields: [] },
    ...{ carId, car: record, price: null, priceBefore: null },
  });
  const ask = () =>
    gateway.query('{ carChanges { nodes { carId car { id } } pageInfo { endCursor hasNextPage } } }');
  const feed = (...changes: unknown[]) =>
    origin.on('/api/v1/cars/changes', json({ changes, cursor: '1.end', hasMore: false }));
  feed(change('good', car('good')), change('bad', badCar));
  expect((await ask()).body).toEqual({
    data: {
      carChanges: {
        nodes: [
          { carId: 'good', car: { id: 'good' } },
          { carId: 'bad', car: null },
        ],
        pageInfo: { endCursor: '1.end', hasNextPage: false },
      },
    },
  });
  const named = { id: 'bad', position: 1, reason: expect.stringContaining('/title') };
  expect(logged()).toMatchObject([{ list: '/api/v1/cars/changes', ...named }]);
  expect((await verbose()).leftOut).toEqual([{ list: '/api/v1/cars/changes', count: 1, items: [named] }]);
  expect(log).not.toContain(MARK);
  // A change that says nothing of its car could be any.
  feed({ ...change('good', car('good')), carId: undefined });
  expect((await ask()).body.errors[0].extensions.code).toBe('UPSTREAM_BAD_RESPONSE');
});

describe('a partner who walks through a stock with cars that cannot be read', () => {
  /** `x`: a car that cannot be read. */
  const stocks = ['xooxxoooxo', 'xxxxxxxo', 'oxxxxxxx', 'oxxxxxxoo', 'oooooo'];
  const walks = stocks.flatMap((stock) => [1, 2, 3, 7, 100].map((first) => [stock, first] as const));

  const serve = (stock: string, ranges: boolean) => {
    const cars = Array.from(stock, (kind, i) => (kind === 'o' ? car(`c${i}`) : { ...badCar, _id: `c${i}` }));
    origin.on('/api/v1/cars/filter', (request, response) => {
      const [, from, to] = /items=(\d+)-(\d+)/.exec(ranges ? (request.headers.range ?? '') : '') ?? [];
      if (from === undefined || to === undefined) return json({ cars })(request, response);
      const part = cars.slice(Number(from), Number(to) + 1);
      const range = part.length > 0 ? `${from}-${Number(from) + part.length - 1}` : '*';
      response.writeHead(part.length > 0 ? 206 : 416, {
        'content-type': 'application/json',
        'cache-control': 'max-age=0',
        'content-range': `items ${range}/${cars.length}`,
      });
      response.end(JSON.stringify({ cars: part }));
    });
    return cars.flatMap(({ _id }, i) => (stock[i] === 'o' ? [_id] : []));
  };

  const walk = async (first: number) => {
    const seen: string[] = [];
    let after: string | null = null;
    for (let pages = 0; pages < 30; pages += 1) {
      const { cars }: { cars: Connection } = await gateway.data(
        `query ($first: Int, $after: String) {
          cars(first: $first, after: $after) { edges { cursor node { id } } pageInfo { hasNextPage endCursor } }
        }`,
        { first, after },
      );
      seen.push(...cars.edges.map(({ node }) => node.id));
      if (!cars.pageInfo.hasNextPage) return seen;
      after = cars.pageInfo.endCursor;
    }
    throw new Error('The walk has no end');
  };

  it.each(walks)('BUY-26 GW-9 sees each other car of %s once, %i at a time', async (stock, first) => {
    const readable = serve(stock, true);
    expect(await walk(first)).toEqual(readable);
  });

  it.each([1, 2, 24])('GW-10 is told when none of %i cars can be read', async (first) => {
    serve('x'.repeat(100), true);
    for (const offset of [0, 48]) {
      const query = `{ cars(first: ${first}, offset: ${offset}) { nodes { id } } }`;
      const { body } = await gateway.query(query);
      expect(body.errors[0].extensions.code).toBe('UPSTREAM_BAD_RESPONSE');
    }
  });

  it('is shown the page of before when the origin spoils all its cars', async () => {
    const query = '{ cars(first: 3) { totalCount nodes { id } } }';
    serve('oooooo', true);
    const before = await gateway.data(query);
    serve('xxxxxx', true);
    // The earlier answer is stale at once, so each of these causes another request in the background.
    for (let times = 0; times < 3; times += 1) {
      const asked = origin.requests.length;
      expect(await gateway.data(query)).toEqual(before);
      await expect.poll(() => origin.requests.length, { timeout: 10_000 }).toBeGreaterThan(asked);
    }
  });

  it.each(walks)('BUY-26 GW-9 sees them from an origin without ranges too: %s, %i', async (stock, first) => {
    const readable = serve(stock, false);
    expect(await walk(first)).toEqual(readable);
  });
});

interface Connection {
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}
