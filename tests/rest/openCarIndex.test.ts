import { MongoClient } from 'mongodb';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import type { CarIndex, CarQuery } from '../../rest/cars/CarIndex.ts';
import { START } from '../../rest/cars/changes/ChangeCursor.ts';
import { openCarIndex } from '../../rest/cars/openCarIndex.ts';
import { readCars } from '../../rest/cars/sendCars.ts';
import { mongoStore } from '../../rest/store/mongodb/mongoStore.ts';
import { countingStore } from '../servers/countingStore.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { someCars } from '../stock/someCars.ts';
import { tempStore } from '../servers/tempStore.ts';

const server = process.env.MONGODB_TEST_URL;
const stock = someCars(200).map((car, i) => ({
  ...car,
  ...(i < 9 && { featured: 'yes', testDrive: 'yes' }),
}));
const page = { range: 'items=0-23' };
/** The place before all cars in the order, at the beginning of the feed of changes. */
const place = { sort: 'price', value: 0, id: '', since: START } as const;
const walk = { filter: {}, sort: 'price', limit: 24 } as const;
const read = async (index: CarIndex, query: CarQuery) =>
  readCars(await index.list({ ...query, part: { skip: 0, limit: 24 } }));
const filtered = '/api/v1/cars/filter?companies=BMW&sort=price';

describe.runIf(server)('a stock of 200 cars in MongoDB', () => {
  let client: MongoClient;
  let rest: RunningRest;
  /** The commands about cars that the server got. */
  let commands: string[];

  beforeEach(async () => {
    const address = new URL(server ?? '');
    address.pathname = `/cars-${randomUUID()}`;
    client = new MongoClient(address.href, { monitorCommands: true, ignoreUndefined: true });
    client.on('commandStarted', ({ commandName, command }) => {
      if (command[commandName] === 'cars') commands.push(commandName);
    });
    commands = [];
    await carStore(mongoStore(client, { changeStreams: false })).saveAll(stock);
  });
  afterEach(async () => {
    await rest.close();
    await client.db().dropDatabase();
    await client.close();
  });

  const start = async (catalogueLimit: number) => {
    rest = await runRest({ store: mongoStore(client, { changeStreams: false }), catalogueLimit });
    commands = [];
  };
  const ids = async (path: string) =>
    (await rest.get(path, page)).body.cars.map(({ _id }: { _id: string }) => _id);

  it('is kept in columns up to the limit: a page is one command, facets are none', async () => {
    await start(200);
    expect(await ids(filtered)).toHaveLength(24);
    expect(commands).toEqual(['find']);
    await rest.get('/api/v1/cars/facets?companies=BMW');
    await rest.get('/api/v1/cars/filter', { prefer: 'fields="_id,updatedAt"' });
    expect(commands).toEqual(['find']);
  });

  // Commands about the feed of changes are counted below, where only requests read it.
  it.each([
    ['the listing with facets', '/api/v1/cars/filter?facets=true', ['find cars']],
    ['the listing with facets and cursors', '/api/v1/cars/filter?facets=true', ['find cars'], 'cursors'],
    ['cars by their ids', '/api/v1/cars/filter?ids=bare-199,bare-200', ['find cars']],
    ['featured cars', '/api/v1/cars/featured', ['find cars']],
    ['cars that offer a test drive', '/api/v1/cars/test-drive', ['find cars']],
    ['articles', '/api/v1/blogs', ['find blogs']],
    ['a car', '/api/v1/car/bare-200', ['find cars']],
    ['makes', '/api/v1/companies', ['find companies']],
    ['logos', '/api/v1/fetch-logos', ['find logos']],
    ['the latest articles', '/api/v1/blogs/latest', ['find blogs']],
    ['an article', '/api/v1/blogs/none', ['find blogs']],
  ])('gives %s after one command', async (_what, path, wanted, prefer = '') => {
    await start(200);
    const all: string[] = [];
    client.on('commandStarted', ({ commandName, command }) => {
      const collection = String(command[commandName]);
      // Workers always ask for administrators, changes, mails, alerts, webhooks, enquiries, entries, old data and old files of imports to serve; requests do not.
      if (!/admins|changes|outbox|alert|webhook|enquiries|audit|settings|retention|import/i.test(collection))
        all.push(`${commandName} ${collection}`);
    });
    await rest.get(path, { ...page, prefer });
    expect(all).toEqual(wanted);
  });

  it('is asked by its indexes above the limit: a page and its total are two commands', async () => {
    await start(200);
    const expected = await rest.get(filtered, page);
    await rest.close();
    await start(199);
    const found = await rest.get(filtered, page);
    expect([found.status, found.headers.get('content-range'), found.body]).toEqual([
      206,
      expected.headers.get('content-range'),
      expected.body,
    ]);
    expect(commands).toEqual(['aggregate', 'find']);
  });
});

const search = { search: 'mercedez' };
/** The commands with which columns look for the last write, and a walk for cars that have moved meanwhile. */
const [written, moved] = ['find carChanges', ['find pendingCarChanges', 'find carChanges']];
const ofColumns = { commands: [written, 'find cars'], roundTrips: 2 };
const pages = [
  {
    page: 'a part of the list',
    query: (index: CarIndex) => read(index, {}),
    columns: ofColumns,
    indexes: { commands: ['count cars', 'find cars'], roundTrips: 2 },
  },
  {
    page: 'a part of the list with facets',
    query: (index: CarIndex) => read(index, { facets: true }),
    columns: ofColumns,
    indexes: { commands: ['aggregate cars', 'find cars'], roundTrips: 2 },
  },
  {
    page: 'the first search after a start, with facets',
    query: (index: CarIndex) => read(index, { facets: true, filter: search }),
    columns: ofColumns,
    indexes: { commands: ['aggregate cars', 'find cars'], roundTrips: 2 },
  },
  {
    page: 'featured cars',
    query: (index: CarIndex) => read(index, { filter: { featured: true } }),
    columns: ofColumns,
    indexes: { commands: ['count cars', 'find cars'], roundTrips: 2 },
  },
  {
    page: 'cars that offer a test drive',
    query: (index: CarIndex) => read(index, { filter: { offersTestDrive: true } }),
    columns: ofColumns,
    indexes: { commands: ['count cars', 'find cars'], roundTrips: 2 },
  },
  {
    page: 'cars by their ids',
    query: (index: CarIndex) => read(index, { filter: { ids: ['bare-199', 'bare-200'] } }),
    columns: ofColumns,
    indexes: { commands: ['count cars', 'find cars'], roundTrips: 2 },
  },
  {
    // The gateway asks for those of the same make and model in the same way, all at once.
    page: 'unsold cars of a body type, of which some are similar',
    query: (index: CarIndex) => read(index, { filter: { bodyTypes: ['SUV'], availableNow: true } }),
    columns: ofColumns,
    indexes: { commands: ['count cars', 'find cars'], roundTrips: 2 },
  },
  {
    page: 'the beginning of a walk through a search, with facets',
    query: (index: CarIndex) => index.walk({ ...walk, filter: search, facets: true }),
    columns: { commands: [written, 'find cars', ...moved], roundTrips: 2 },
    indexes: { commands: ['findOne carChanges', 'aggregate cars', 'find cars', ...moved], roundTrips: 2 },
  },
  {
    page: 'the next part of a walk, with facets',
    query: (index: CarIndex) => index.walk({ ...walk, from: place, facets: true }),
    columns: { commands: [written, 'find cars', ...moved], roundTrips: 2 },
    indexes: { commands: ['aggregate cars', 'find cars', ...moved], roundTrips: 2 },
  },
];

describe.each(pages)('$page', ({ query, columns, indexes }) => {
  it.each([
    ['columns', 200, columns],
    ['indexes', 199, indexes],
  ])('by %s takes as few commands and round trips as there can be', async (_way, limit, wanted) => {
    // Stops the timer with which the columns follow the store: its commands must not be counted.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const own = await tempStore();
    await carStore(own.store).saveAll(stock);
    const { store, during } = countingStore(own.store);
    const index = await openCarIndex({ store, log: { warn: console.error }, limit });
    expect(await during<unknown>(() => query(index))).toMatchObject(wanted);
    await index.close();
    await own.close();
    vi.useRealTimers();
  });
});

it('a search that finds the words of the stock old does not wait until they are read again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const own = await tempStore();
  await carStore(own.store).saveAll(stock);
  const { store, during } = countingStore(own.store);
  const index = await openCarIndex({ store, log: { warn: console.error }, limit: 199 });
  vi.advanceTimersByTime(61_000);
  const { commands, roundTrips } = await during(() => read(index, { filter: search }));
  expect([commands.filter((command) => command === 'aggregate cars').length, roundTrips]).toEqual([4, 2]);
  await index.close();
  await own.close();
  vi.useRealTimers();
});
