import { MongoClient } from 'mongodb';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carStore, listedCars } from '../../rest/cars/carStore.ts';
import { DatabaseIndex } from '../../rest/cars/DatabaseIndex.ts';
import { readCars } from '../../rest/cars/sendCars.ts';
import { mongoStore } from '../../rest/store/mongoStore.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { someCars } from '../stock/someCars.ts';
import { tempStore } from '../servers/tempStore.ts';

const server = process.env.MONGODB_TEST_URL;
const page = { range: 'items=0-23' };
const filtered = '/api/v1/cars/filter?companies=BMW&sort=price';

describe.runIf(server)('a stock of 200 cars in MongoDB', () => {
  let client: MongoClient;
  let rest: RunningRest;
  /** The commands about cars that the server was sent. */
  let commands: string[];

  beforeEach(async () => {
    const address = new URL(server ?? '');
    address.pathname = `/cars-${randomUUID()}`;
    client = new MongoClient(address.href, { monitorCommands: true, ignoreUndefined: true });
    client.on('commandStarted', ({ commandName, command }) => {
      if (command[commandName] === 'cars') commands.push(commandName);
    });
    commands = [];
    await carStore(mongoStore(client, { changeStreams: false })).saveAll(someCars(200));
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

  it.each([
    ['the listing with facets', '/api/v1/cars/filter?facets=true', ['find cars']],
    ['the listing with facets and cursors', '/api/v1/cars/filter?facets=true&limit=24', ['find cars']],
    ['a car', '/api/v1/car/bare-200', ['find cars']],
    ['makes', '/api/v1/companies', ['find companies']],
    ['logos', '/api/v1/fetch-logos', ['find logos']],
    ['the latest articles', '/api/v1/blogs/latest', ['find blogs']],
    ['an article', '/api/v1/blogs/none', ['find blogs']],
  ])('gives %s after one command', async (_what, path, wanted) => {
    await start(200);
    const all: string[] = [];
    client.on('commandStarted', ({ commandName, command }) => {
      const collection = String(command[commandName]);
      // What has changed, and whom to tell of it, is asked for at all times, by no request.
      if (!/changes|outbox|alert|webhook/i.test(collection)) all.push(`${commandName} ${collection}`);
    });
    await rest.get(path, page);
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

it('a page with its facets is two commands for a database that counts facets', async () => {
  const own = await tempStore();
  await carStore(own.store).saveAll(someCars(200));
  const cars = listedCars(own.store);
  const commands = (['find', 'findOne', 'countDocuments', 'aggregate'] as const).map((name) =>
    vi.spyOn(cars, name),
  );
  const list = await new DatabaseIndex(cars, carStore(own.store).changes).list({
    part: { skip: 0, limit: 24 },
    facets: true,
  });
  expect([list.total, (await readCars(list)).length]).toEqual([200, 24]);
  expect(list.facets?.companies.length).toBeGreaterThan(1);
  expect(commands.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0, 1]);
  await own.close();
});
