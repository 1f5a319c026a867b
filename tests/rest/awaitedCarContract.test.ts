import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandStore } from '../../rest/brands/brandStore.ts';
import type { Car } from '../../rest/cars/car.ts';
import type { CarIndex } from '../../rest/cars/CarIndex.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { openCarIndex } from '../../rest/cars/openCarIndex.ts';
import { defaultDealership } from '../../rest/dealership/defaultDealership.ts';
import { outbox as openOutbox, type QueuedMail } from '../../rest/mail/outbox.ts';
import { alertMatcher } from '../../rest/searchAlerts/alertMatcher.ts';
import { awaiting } from '../../rest/searchAlerts/awaitedCar.ts';
import type { SearchAlert } from '../../rest/searchAlerts/searchAlert.ts';
import { searchAlertStore } from '../../rest/searchAlerts/searchAlertStore.ts';
import { aCar } from '../stock/aCar.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

const SECOND = 1_000;
const publicUrl = 'https://cars.example';
const noor = 'noor@example.ae';

describe.each(storeEngines)('a buyer who waits for a reserved car, in $name', ({ emptyStore }) => {
  let engine: EngineStore;
  let index: CarIndex;
  let time: Date;
  let parts: Parameters<typeof searchAlertStore>[0];
  const now = () => time;
  const later = (ms: number) => (time = new Date(time.getTime() + ms));
  const save = (car: Partial<Car>) => carStore(engine.store, now).save(aCar({ _id: 'x5', ...car }));

  beforeEach(async () => {
    time = new Date('2026-11-20T08:00:00Z');
    engine = await emptyStore();
    const { store } = engine;
    await save({ saleStatus: 'reserved' });
    index = await openCarIndex({ store, log: { warn: () => undefined } });
    const outbox = openOutbox({ store, now, onAdd: () => undefined });
    const cars = carStore(store, now);
    parts = {
      ...{ store, outbox, index, cars, brands: brandStore(store), publicUrl, now },
      dealership: () => defaultDealership,
    };
    await alertMatcher({ ...parts, cars }).followChanges();
  });
  afterEach(async () => {
    await index.close();
    await engine.close();
  });

  const mails = async () =>
    (
      await engine.store
        .collection<QueuedMail>('outbox')
        .find({}, { sort: { createdAt: 1, _id: 1 } })
        .toArray()
    ).map(({ mail }) => mail);
  const stored = () => engine.store.collection<SearchAlert>('searchAlerts').findOne({ address: noor });
  const ask = () => searchAlertStore(parts).ask({ email: noor, filter: awaiting('x5') });
  const confirm = async () => {
    const [, token = ''] = /search-alert\/(\w+)\/confirm/.exec((await mails()).at(-1)?.text ?? '') ?? [];
    return searchAlertStore(parts).confirm(token);
  };
  /** What the worker does: it follows the changes, and eleven seconds later sends the mails that are due. */
  const round = async () => {
    const matcher = alertMatcher(parts);
    later(SECOND);
    await matcher.followChanges();
    later(11 * SECOND);
    await matcher.mailDue();
  };
  /** The subjects of the mails after the one that asks for the confirmation. */
  const told = async () => (await mails()).slice(1).map(({ subject }) => subject);

  it('confirms by a link that names the car, and reads that one mail comes', async () => {
    await ask();
    const [mail] = await mails();
    expect(mail?.subject).toBe('Confirm your alert - Marsa');
    expect(mail?.text).toContain('\nBMW X5 xDrive40i 2021, when it is free again\n');
    expect(await confirm()).toEqual({
      message: 'Your alert is on. We write once, when the car is free again or sold.',
      name: 'BMW X5 xDrive40i 2021, when it is free again',
      state: 'confirmed',
      url: 'https://cars.example/car/x5',
    });
  });

  it('reads of the car, not of a search, where the alert is on already', async () => {
    await ask();
    const [asked] = await mails();
    const token = /search-alert\/(\w+)\/confirm/.exec(asked?.text ?? '')?.[1] ?? '';
    await confirm();
    expect((await searchAlertStore(parts).confirm(token)).message).toBe(
      'Your alert is on already. We write once, when the car is free again or sold.',
    );
    later(2 * 60 * 60 * SECOND);
    await ask();
    const mail = (await mails()).at(-1);
    expect(mail?.subject).toBe('Your alert is on already - Marsa');
    expect(mail?.text).toContain('\nBMW X5 xDrive40i 2021, when it is free again\n');
    expect(mail?.text).toContain('we write once, when the car is free again or sold.');
    expect(mail?.text).not.toMatch(/search\b(?!-alert)|matches|a day/);
    const end = /search-alert\/(\w+)\/end/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await searchAlertStore(parts).end(end)).toMatchObject({ state: 'ended' });
  });

  it.each(['available', null, 'sold'])(
    'is refused the alert on a car whose status is %s, whether the address is known or not',
    async (saleStatus) => {
      await ask();
      await confirm();
      await save({ saleStatus });
      const sentence =
        saleStatus === 'sold'
          ? 'This car is sold. Please choose another one.'
          : 'This car is not reserved. You can book a test drive or ask to buy it now.';
      const stranger = { email: 'sami@example.ae', filter: awaiting('x5') };
      await expect(ask()).rejects.toThrow(sentence);
      await expect(searchAlertStore(parts).ask(stranger)).rejects.toThrow(sentence);
      expect(await mails()).toHaveLength(1);
    },
  );

  it('is told once when the car is free again, and the alert ends with the mail', async () => {
    await ask();
    await confirm();
    await round();
    await save({ saleStatus: 'reserved', mileage: 41_000 });
    await round();
    expect(await told()).toEqual([]);
    await save({ saleStatus: 'available' });
    await round();
    expect(await told()).toEqual(['The car that you were waiting for is free - Marsa']);
    expect((await mails()).at(-1)?.text).toContain('BMW X5 xDrive40i 2021\nhttps://cars.example/car/x5\n');
    expect(await stored()).toMatchObject({ state: 'ended', dueAt: null });
    await save({ saleStatus: 'reserved' });
    await save({ saleStatus: 'available' });
    await round();
    expect(await told()).toHaveLength(1);
  });

  it.each([
    ['sold', () => save({ saleStatus: 'sold' })],
    ['gone', () => carStore(engine.store, now).withdraw('x5')],
  ])('is told that the car is %s, and the alert has ended', async (what, happens) => {
    await ask();
    await confirm();
    await happens();
    await round();
    expect(await told()).toEqual([`The car that you were waiting for is ${what} - Marsa`]);
    expect(await stored()).toMatchObject({ state: 'ended' });
  });

  it('is told nothing where the car is free for a moment only', async () => {
    await ask();
    await confirm();
    await save({ saleStatus: 'available' });
    await alertMatcher(parts).followChanges();
    await save({ saleStatus: 'reserved' });
    await round();
    expect(await told()).toEqual([]);
    expect(await stored()).toMatchObject({ state: 'confirmed' });
  });

  it('is told at once of a car that became free before the confirmation', async () => {
    await ask();
    await save({ saleStatus: 'available' });
    await round();
    expect(await told()).toEqual([]);
    await confirm();
    await round();
    expect(await told()).toEqual(['The car that you were waiting for is free - Marsa']);
  });

  it('may wait again for the same car', async () => {
    await ask();
    await confirm();
    await save({ saleStatus: 'available' });
    await round();
    await save({ saleStatus: 'reserved' });
    await ask();
    await confirm();
    await round();
    await save({ saleStatus: 'available' });
    await round();
    expect((await told()).filter((subject) => subject.includes('is free'))).toHaveLength(2);
  });

  it('cannot wait for a car that is sold or not listed', async () => {
    await save({ saleStatus: 'sold' });
    await expect(ask()).rejects.toThrow('This car is sold. Please choose another one.');
    await expect(searchAlertStore(parts).ask({ email: noor, filter: awaiting('nothing') })).rejects.toThrow(
      'This car is no longer listed. Please choose another one.',
    );
    expect(await stored()).toBeNull();
  });
});

describe.each(storeEngines)('a search alert, in $name', ({ emptyStore }) => {
  it('tells of a reserved car only once it is for sale again', async () => {
    const engine = await emptyStore();
    const { store } = engine;
    let time = new Date('2026-11-20T08:00:00Z');
    const now = () => time;
    const cars = carStore(store, now);
    const index = await openCarIndex({ store, log: { warn: () => undefined } });
    const outbox = openOutbox({ store, now, onAdd: () => undefined });
    const parts = { store, outbox, index, cars, publicUrl, now, dealership: () => defaultDealership };
    const [matcher, alerts] = [
      alertMatcher(parts),
      searchAlertStore({ ...parts, brands: brandStore(store) }),
    ];
    const queued = () => store.collection<QueuedMail>('outbox').find({}).toArray();
    const round = async () => {
      time = new Date(time.getTime() + SECOND);
      await matcher.followChanges();
      time = new Date(time.getTime() + 11 * SECOND);
      await matcher.mailDue();
    };
    await matcher.followChanges();
    await alerts.ask({ email: noor, filter: 'bodyTypes=SUV' });
    const [asked] = await queued();
    await alerts.confirm(/search-alert\/(\w+)\/confirm/.exec(asked?.mail.text ?? '')?.[1] ?? '');
    await cars.save(aCar({ _id: 'x5', saleStatus: 'reserved' }));
    await round();
    expect(await queued()).toHaveLength(1);
    await cars.save(aCar({ _id: 'x5', saleStatus: 'available' }));
    await round();
    expect((await queued()).map(({ mail }) => mail.subject)).toContain('A car for your search - Marsa');
    await index.close();
    await engine.close();
  });
});
