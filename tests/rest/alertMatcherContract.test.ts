import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import type { Car } from '../../rest/cars/car.ts';
import { brandStore } from '../../rest/brands/brandStore.ts';
import { openCarIndex } from '../../rest/cars/openCarIndex.ts';
import type { CarIndex } from '../../rest/cars/CarIndex.ts';
import { defaultDealership } from '../../rest/dealership/defaultDealership.ts';
import { outbox as openOutbox, type QueuedMail } from '../../rest/mail/outbox.ts';
import { alertMatcher } from '../../rest/searchAlerts/alertMatcher.ts';
import type { SearchAlert } from '../../rest/searchAlerts/searchAlert.ts';
import { searchAlertStore } from '../../rest/searchAlerts/searchAlertStore.ts';
import type { Store } from '../../rest/store/Collection.ts';
import { aCar } from '../stock/aCar.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;
const publicUrl = 'https://cars.example';
const noor = 'noor@example.ae';

describe.each(storeEngines)('an owner of search alerts, in $name', ({ emptyStore }) => {
  let engine: EngineStore;
  let index: CarIndex;
  let time: Date;
  const now = () => time;

  beforeEach(async () => {
    time = new Date('2026-11-20T08:00:00Z');
    engine = await emptyStore();
    await carStore(engine.store, now).save(aCar({ _id: 'first' }));
    index = await openCarIndex({ store: engine.store, log: { warn: () => undefined } });
  });
  afterEach(async () => {
    await index.close();
    await engine.close();
  });

  const later = (ms: number) => (time = new Date(time.getTime() + ms));
  /** The parts of a process on a store. */
  const processOn = (store: Store = engine.store, lists: CarIndex = index) => {
    const outbox = openOutbox({ store, now, onAdd: () => undefined });
    const parts = { store, outbox, index: lists, dealership: () => defaultDealership, publicUrl, now };
    return {
      outbox,
      matcher: alertMatcher({ ...parts, cars: carStore(store, now) }),
      alerts: searchAlertStore({ ...parts, cars: carStore(store, now), brands: brandStore(store) }),
    };
  };
  /** What the worker does: it follows the changes, and eleven seconds later sends the mails that are due. */
  const round = async ({ matcher } = processOn()) => {
    await matcher.followChanges();
    later(11 * SECOND);
    await matcher.mailDue();
  };
  const save = (car: Partial<Car>) => carStore(engine.store, now).save(aCar(car));
  const mails = async () =>
    (
      await engine.store
        .collection<QueuedMail>('outbox')
        .find({}, { sort: { createdAt: 1, _id: 1 } })
        .toArray()
    )
      .map(({ mail }) => mail)
      .filter(({ headers }) => headers);
  const texts = async () => (await mails()).map(({ text }) => text);
  /** Makes an alert that is on. */
  const has = async (filter: string, email = noor) => {
    const { alerts, matcher } = processOn();
    await matcher.followChanges();
    await alerts.ask({ email, filter });
    await confirm(email);
    later(SECOND);
  };
  /** Opens the links of the mails that ask for a confirmation. */
  const confirm = async (email: string) => {
    const all = await engine.store.collection<QueuedMail>('outbox').find({ 'mail.to': email }).toArray();
    const confirmations = all.flatMap(
      ({ mail }) => /search-alert\/(\w+)\/confirm/.exec(mail.text)?.[1] ?? [],
    );
    for (const token of confirmations) await processOn().alerts.confirm(token);
  };
  const stored = async () =>
    (await engine.store.collection<SearchAlert>('searchAlerts').find({}).toArray())[0];

  it('is told of a car that is new: name, price, its page, how to end it by one click', async () => {
    await has('bodyTypes=SUV&price=0,250000');
    await save({ _id: 'x5', exteriorColor: 'White' });
    await round();
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: noor, subject: 'A car for your search - Marsa' });
    expect(mail?.text).toContain('for your search:\nSUV up to AED 250,000\n');
    expect(mail?.text).toContain(
      'New: BMW X5 xDrive40i\nAED 200,000\n2021 · 40,000 km · White\nhttps://cars.example/car/x5\n',
    );
    expect(mail?.text).toContain('https://cars.example/buy?priceMax=250000&body=SUV\n');
    const [, end] = /open this link and press its button:\n(\S+)/.exec(mail?.text ?? '') ?? [];
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${end}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const [, token = ''] = /search-alert\/(\w+)\/end$/.exec(end ?? '') ?? [];
    expect(await processOn().alerts.end(token)).toMatchObject({ state: 'ended' });
    await save({ _id: 'later' });
    later(DAY);
    await round();
    expect(await mails()).toHaveLength(1);
  });

  it('is told of a lower price, with the former one, and not of a higher one', async () => {
    await has('companies=bmw');
    await save({ _id: 'first', originalPrice: 240_000 });
    await round();
    expect(await texts()).toEqual([]);
    await save({ _id: 'first', originalPrice: 190_000 });
    await round();
    expect(await texts()).toEqual([
      expect.stringContaining('Lower price: BMW X5 xDrive40i\nNow AED 190,000, was AED 240,000\n'),
    ]);
  });

  it('is told of a car that comes into the range by its lower price, and of one that is for sale again', async () => {
    await has('price=0,195000');
    await save({ _id: 'first', originalPrice: 190_000 });
    await carStore(engine.store, now).withdraw('first');
    await carStore(engine.store, now).save(aCar({ _id: 'first', originalPrice: 185_000 }));
    await round();
    expect(await texts()).toEqual([expect.stringContaining('AED 185,000')]);
  });

  it.each([
    ['bodyTypes=Coupe', { bodyType: 'SUV' }],
    ['price=0,150000', {}],
    ['search=white', { exteriorColor: 'Black' }],
    ['bodyTypes=SUV', { saleStatus: 'sold' as const }],
  ])('is not told of a car that the list of %s has not: %j', async (filter, car) => {
    await has(filter);
    await save({ _id: 'new', ...car });
    await round();
    expect(await texts()).toEqual([]);
  });

  it('has the same words understood as in the search of the site', async () => {
    await has('search=whte+beemer+under+250k');
    await save({ _id: 'x5', exteriorColor: 'White' });
    await round();
    expect(await texts()).toEqual([expect.stringContaining('/car/x5')]);
  });

  it('is told of nothing before the confirmation, and of nothing that came before it', async () => {
    const { matcher, alerts } = processOn();
    await matcher.followChanges();
    await alerts.ask({ email: noor, filter: 'bodyTypes=SUV' });
    await save({ _id: 'early' });
    await round();
    expect(await texts()).toEqual([]);
    later(SECOND);
    await save({ _id: 'just before' });
    later(SECOND);
    await confirm(noor);
    await save({ _id: 'late' });
    await round();
    expect((await texts()).map((text) => text.match(/\/car\/\S+/g))).toEqual([['/car/late']]);
  });

  it('gets one mail of an import of 33 cars: ten of them, and how many more', async () => {
    await has('bodyTypes=SUV');
    await carStore(engine.store, now).saveAll(
      Array.from({ length: 33 }, (_, i) => aCar({ _id: `import-${i}` })),
    );
    await round();
    const [text = '', ...others] = await texts();
    expect(others).toEqual([]);
    expect(text.match(/^New: /gm)).toHaveLength(10);
    expect(text).toContain('\nand 23 more.\n');
    expect((await mails())[0]?.subject).toBe('33 cars for your search - Marsa');
  });

  it('gets the first mail at once, and what comes after it in one mail when 24 hours are over', async () => {
    await has('bodyTypes=SUV');
    await save({ _id: 'one' });
    await round();
    for (const _id of ['two', 'three', 'sold soon']) {
      await save({ _id });
      later(60 * SECOND);
      await round();
    }
    await save({ _id: 'sold soon', saleStatus: 'sold' });
    expect(await texts()).toHaveLength(1);
    later(DAY);
    await round();
    const [, second] = await texts();
    expect(second).toMatch(/\/car\/two\b/);
    expect(second).toMatch(/\/car\/three\b/);
    expect(second).not.toContain('sold%20soon');
    later(2 * DAY);
    await round();
    expect(await texts()).toHaveLength(2);
  });

  it('is not told again of a car whose price goes up and comes down to what it was', async () => {
    await has('companies=BMW');
    await save({ _id: 'first', originalPrice: 190_000 });
    await round();
    later(DAY);
    for (const originalPrice of [210_000, 190_000]) await save({ _id: 'first', originalPrice });
    await round();
    expect(await texts()).toHaveLength(1);
    await save({ _id: 'first', originalPrice: 185_000 });
    await round();
    expect(await texts()).toHaveLength(2);
  });

  it('loses nothing and gets nothing twice when the process ends between any two writes', async () => {
    await has('bodyTypes=SUV');
    await save({ _id: 'x5' });
    for (let writes = 0; writes < 12; writes += 1) {
      const killed = processOn(endingAfter(engine.store, writes));
      await round(killed).catch(() => undefined);
    }
    const { outbox } = processOn();
    await outbox.addAllPending('searchAlerts');
    await round();
    expect((await texts()).map((text) => text.match(/\/car\/\w+/g))).toEqual([['/car/x5']]);
    expect(await stored()).toMatchObject({ unposted: null, found: [], dueAt: null });
  });

  it('gets one mail where two processes on one store look at the same time', async () => {
    await has('bodyTypes=SUV');
    await has('companies=BMW', 'sami@example.ae');
    const another = await engine.another().catch(() => undefined);
    for (const _id of ['a', 'b']) {
      await save({ _id });
      await Promise.all([processOn(), processOn(another)].map(({ matcher }) => matcher.followChanges()));
      later(11 * SECOND);
      await Promise.all([processOn(), processOn(another)].map(({ matcher }) => matcher.mailDue()));
      later(DAY);
    }
    await another?.close();
    expect((await mails()).map(({ to }) => to).toSorted()).toEqual([
      ...[noor, noor, 'sami@example.ae', 'sami@example.ae'],
    ]);
  });

  it('is told as soon as the lists can be read again, where they could not when a car came', async () => {
    await has('bodyTypes=SUV');
    const before = await index.list({});
    await save({ _id: 'x5' });
    const behind = processOn(engine.store, { ...index, list: async () => before });
    await expect(round(behind)).rejects.toThrow('out of date');
    expect(await texts()).toEqual([]);
    await round();
    expect(await texts()).toEqual([expect.stringContaining('/car/x5')]);
  });

  it('can end the alert by the mail that was sent, where another process has written one meanwhile', async () => {
    await has('bodyTypes=SUV');
    await save({ _id: 'x5' });
    await processOn().matcher.followChanges();
    later(11 * SECOND);
    let others: Promise<void> | undefined;
    const slow = processOn(beforeWrites(engine.store, () => (others ??= processOn().matcher.mailDue())));
    await slow.matcher.mailDue();
    const [text = '', ...more] = await texts();
    expect(more).toEqual([]);
    const [, token = ''] = /search-alert\/(\w+)\/end/.exec(text) ?? [];
    expect(await processOn().alerts.end(token)).toMatchObject({ state: 'ended' });
  });

  it('is told of what comes next where the feed does not reach back to where the alerts were', async () => {
    await has('bodyTypes=SUV');
    await engine.store
      .collection<{ _id: string; cursor: string }>('searchAlertProgress')
      .updateOne({ _id: 'changes' }, { $set: { cursor: '1.1.another' } });
    await save({ _id: 'missed' });
    await round();
    await save({ _id: 'next' });
    await round();
    expect(await texts()).toEqual([expect.stringContaining('/car/next')]);
  });
});

/** A store that fails after `writes` writes, as if its process had ended. */
function endingAfter(store: Store, writes: number): Store {
  let left = writes;
  return beforeWrites(store, () => {
    if ((left -= 1) < 0) throw new Error('The process has ended');
  });
}

/** A store that does something before each of its writes. */
function beforeWrites(store: Store, hook: () => unknown): Store {
  const names = new Set(['insertOne', 'replaceOne', 'updateOne', 'deleteOne', 'bulkWrite']);
  const collection = (...args: Parameters<Store['collection']>) =>
    new Proxy(store.collection(...args), {
      get(target, name: string) {
        const method = Reflect.get(target, name) as (...given: unknown[]) => unknown;
        if (!names.has(name)) return typeof method === 'function' ? method.bind(target) : method;
        return async (...given: unknown[]) => {
          await hook();
          return method.apply(target, given);
        };
      },
    });
  return { ...store, collection: collection as Store['collection'] };
}
