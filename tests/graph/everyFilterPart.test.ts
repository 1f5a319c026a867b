import { buildSchema, type GraphQLInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { filterQuery } from '../../gateway/apis/carQuery.ts';
import type { CarFilter } from '../../gateway/generated/schemaTypes.ts';
import { readTypeDefs } from '../../gateway/graph/readTypeDefs.ts';
import { brandStore } from '../../rest/brands/brandStore.ts';
import { readCarFilter } from '../../rest/cars/carFilterQuery.ts';
import { carStore, listedCars } from '../../rest/cars/carStore.ts';
import { DatabaseIndex } from '../../rest/cars/DatabaseIndex.ts';
import { openCarIndex } from '../../rest/cars/openCarIndex.ts';
import { readCars } from '../../rest/cars/sendCars.ts';
import { defaultDealership } from '../../rest/dealership/defaultDealership.ts';
import { outbox as openOutbox, type QueuedMail } from '../../rest/mail/outbox.ts';
import { readAlertFilter } from '../../rest/searchAlerts/alertFilter.ts';
import { alertMatcher } from '../../rest/searchAlerts/alertMatcher.ts';
import { listingUrl } from '../../rest/searchAlerts/listingUrl.ts';
import { searchAlertStore } from '../../rest/searchAlerts/searchAlertStore.ts';
import type { Store } from '../../rest/store/Collection.ts';
import { filterFrom, toFilter } from '../../web/cars/filters/buyAddress.ts';
import { filterParts } from '../../web/cars/filters/filterParts.ts';
import { filterMessages } from '../../web/cars/filters/messages.ts';
import { specOnlyOrigin } from '../origins/specOnlyOrigin.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { sourceSite } from '../servers/sourceSite.tsx';
import { type EngineStore, everyEngine } from '../servers/storeEngines.ts';
import { aVehicleType } from '../stock/aCar.ts';
import {
  type FilterName,
  filterSamples,
  FITS_SAVED,
  OTHERS_SAVED,
  sampledCars,
  sampledFilter,
  sampledNames,
  sampledQuery,
} from '../stock/filterSamples.ts';

const publicUrl = 'https://cars.example';

const filterType = buildSchema(await readTypeDefs()).getType('CarFilter') as GraphQLInputObjectType;
/** The parts that the schema has. */
const everyPart = Object.keys(filterType.getFields()) as FilterName[];

test('an engineer who adds a part to the filter adds a sample that tells cars apart', () => {
  expect(sampledNames.toSorted()).toEqual(everyPart.toSorted());
});

/** The ids of the sample's cars that a text mentions, such as `fits-price`. */
const mentioned = (text: string, name: FilterName) =>
  ['fits', 'other'].filter((kind) => new RegExp(`/car/${kind}-${name}\\b`).test(text));

async function found(gateway: RunningGateway, name: FilterName) {
  const { cars } = await gateway.data(
    `query ($filter: CarFilter) { cars(filter: $filter, first: 9) { totalCount nodes { id } } }`,
    { filter: sampledFilter(name) },
  );
  return { total: cars.totalCount, ids: cars.nodes.map(({ id }: { id: string }) => id) };
}

async function exported(gateway: RunningGateway, name: FilterName) {
  const texts = ['jsonl', 'csv'].map(async (format) => {
    const response = await fetch(`${gateway.url}/export/cars.${format}?${sampledQuery(name)}`);
    expect(response.status).toBe(200);
    return response.text();
  });
  const [lines = '', rows = ''] = await Promise.all(texts);
  expect(JSON.parse(lines.split('\n')[0] ?? '')).toMatchObject({ count: 1 });
  return [mentioned(lines, name), mentioned(rows, name)];
}

describe.each(everyEngine)('each part of the filter narrows, on $name', ({ emptyStore }) => {
  let engine: EngineStore;
  let database: DatabaseIndex;
  let rest: RunningRest;
  let gateway: RunningGateway;
  let mails: Map<string, string>;

  beforeAll(async () => {
    engine = await emptyStore();
    mails = await alertMails(engine.store);
    database = new DatabaseIndex(listedCars(engine.store), carStore(engine.store).changes);
    rest = await runRest({ store: engine.store, photos: engine.photos });
    gateway = await runGateway({ restUrl: rest.url, siteUrl: publicUrl, site: sourceSite });
  });
  afterAll(async () => {
    await gateway.close();
    await rest.close();
    await engine.close();
  });

  it.each(everyPart)('%s, through the graph, by columns and by queries of the store', async (name) => {
    expect(await found(gateway, name)).toEqual({ total: 1, ids: [`fits-${name}`] });
    const query = Object.fromEntries(new URLSearchParams(filterQuery(sampledFilter(name)).join('&')));
    const cars = await readCars(await database.list({ filter: readCarFilter(query) }));
    expect(cars.map(({ _id }) => _id)).toEqual([`fits-${name}`]);
  });

  it.each(everyPart)('%s, in both exports', async (name) => {
    expect(await exported(gateway, name)).toEqual([['fits'], ['fits']]);
  });

  it.each(everyPart)('%s, in the mail of a search alert: its cars, its name and its link', async (name) => {
    const mail = mails.get(name) ?? '';
    expect(mentioned(mail, name)).toEqual(['fits']);
    expect(mail.toLowerCase()).toContain(filterSamples[name].named.toLowerCase());
    const link = /https:\/\/cars\.example(\/buy\?\S+)/.exec(mail)?.[1] ?? '';
    expect(filterQuery(graphFilterAt(link))).toEqual(filterQuery(sampledFilter(name)));
    const page = await (await fetch(`${gateway.url}${link}`)).text();
    expect(mentioned(page, name)).toEqual(['fits']);
  });
});

it.each(everyPart)('a visitor who follows a link with %s sees it among the chosen filters', (name) => {
  const wanted = sampledFilter(name);
  const link = listingUrl(readAlertFilter(filterQuery(wanted).join('&')), publicUrl);
  expect(filterQuery(graphFilterAt(link))).toEqual(filterQuery(wanted));
  const labels = filterParts(filterFrom(link.split('?')[1] ?? ''), filterMessages.en, undefined).map(
    ({ label }) => label,
  );
  const values = Object.values(wanted).flatMap((value) => value as unknown);
  expect(new Set(labels).size).toBe(values.length);
});

describe('each part of the filter narrows, from an origin that has only the specification', () => {
  let origin: Awaited<ReturnType<typeof specOnlyOrigin>>;
  let gateway: RunningGateway;
  beforeAll(async () => {
    const at = (moment: Date) => ({ updatedAt: moment.toISOString() });
    const cars = [
      ...sampledCars('fits').map((car) => ({ ...car, ...at(FITS_SAVED) })),
      ...sampledCars('other').map((car) => ({ ...car, ...at(OTHERS_SAVED) })),
    ];
    origin = await specOnlyOrigin({ cars });
    gateway = await runGateway({ restUrl: origin.url, siteUrl: publicUrl });
  });
  afterAll(async () => {
    await gateway.close();
    await origin.close();
  });

  it.each(everyPart)('%s, through the graph and in both exports', async (name) => {
    expect(await found(gateway, name)).toEqual({ total: 1, ids: [`fits-${name}`] });
    expect(await exported(gateway, name)).toEqual([['fits'], ['fits']]);
  });
});

/** The filter that the page at an address asks the graph for. */
function graphFilterAt(address: string): CarFilter {
  const { updatedSince, ...others } = toFilter(filterFrom(address.split('?')[1] ?? '')) ?? {};
  return { ...others, updatedSince: updatedSince ? new Date(updatedSince) : null };
}

/**
 * Saves the sample's cars in a store in which each part has a search alert of its own; returns the mails of the alerts by the
 * names of their parts.
 */
async function alertMails(store: Store): Promise<Map<string, string>> {
  let time = new Date('2026-11-20T08:00:00Z');
  const now = () => time;
  const [cars, brands] = [carStore(store, now), brandStore(store)];
  await brands.addVehicleType(aVehicleType({ _id: 'the-model', modelName: 'Prestige' }));
  const index = await openCarIndex({ store, log: { warn: console.error } });
  const outbox = openOutbox({ store, now, onAdd: () => undefined });
  const parts = { store, outbox, index, dealership: () => defaultDealership, publicUrl, now };
  const alerts = searchAlertStore({ ...parts, cars, brands });
  const matcher = alertMatcher({ ...parts, cars });
  const queued = () => store.collection<QueuedMail>('outbox').find({}).toArray();
  await matcher.followChanges();
  for (const name of everyPart) {
    const filter = filterQuery(sampledFilter(name)).join('&');
    await alerts.ask({ email: `${name}@example.ae`, filter });
  }
  for (const { mail } of await queued()) {
    await alerts.confirm(/search-alert\/(\w+)\/confirm/.exec(mail.text)?.[1] ?? '');
  }
  time = OTHERS_SAVED;
  await cars.saveAll(sampledCars('other'));
  time = FITS_SAVED;
  await cars.saveAll(sampledCars('fits'));
  await matcher.followChanges();
  time = new Date(FITS_SAVED.getTime() + 11_000);
  await matcher.mailDue();
  await index.close();
  // Only mails about cars can be ended by one click.
  const sent = (await queued()).filter(({ mail }) => mail.headers);
  return new Map(sent.map(({ mail }) => [mail.to.split('@')[0] ?? '', mail.text]));
}
