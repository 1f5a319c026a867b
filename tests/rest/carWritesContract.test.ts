import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CarStore, carStore, listedCars } from '../../rest/cars/carStore.ts';
import { START } from '../../rest/cars/changes/ChangeCursor.ts';
import { toStored } from '../../rest/cars/storedCar.ts';
import { interruptedStore } from '../servers/interruptedStore.ts';
import { builtScript } from '../servers/runScript.ts';
import { type EngineStore, everyEngine } from '../servers/storeEngines.ts';
import { aCar } from '../stock/aCar.ts';

describe.each(everyEngine)('two people who change cars at once, in $name', ({ name, emptyStore }) => {
  let engine: EngineStore;
  let huda: CarStore;
  let omar: CarStore;
  /** What Huda does after Omar has read, and before he writes into a collection. */
  let before: ReturnType<typeof interruptedStore>['before'];
  const now = () => new Date('2026-11-28T08:00:00Z');

  beforeEach(async () => {
    engine = await emptyStore();
    huda = carStore(engine.store, now);
    const interrupted = interruptedStore(engine.store);
    before = interrupted.before;
    omar = carStore(interrupted.store, now);
    await huda.saveAll([aCar({ _id: 'a', mileage: 1 }), aCar({ _id: 'b' }), aCar({ _id: 'c' })]);
  });
  afterEach(() => engine.close());

  const told = async () =>
    (await huda.changes.behind(START, 100))
      .slice(3)
      .map(({ kind, carId, changedFields }) => [kind, carId, ...changedFields].join(' '));
  const price = (car: string, originalPrice: number) => () =>
    huda.change([car], ({ listed }) => listed && { ...listed, originalPrice });

  it('change different fields, and both changes stay and are told once (BO-7)', async () => {
    before('cars', price('a', 150_000));
    await omar.change(['a'], ({ listed }) => listed && { ...listed, mileage: 2 });
    expect(await huda.byId('a')).toMatchObject({ mileage: 2, originalPrice: 150_000, revision: 3 });
    expect(await told()).toEqual(['PRICE_CHANGED a originalPrice', 'CHANGED a mileage']);
  });

  it('of many cars that are written together, only one that somebody has written meanwhile is changed again', async () => {
    const seen: string[] = [];
    before('cars', price('b', 150_000));
    await omar.change(['a', 'b', 'c'], ({ id, listed }) => {
      seen.push(id);
      return listed && { ...listed, keys: 1 };
    });
    expect(seen.join(' ')).toBe('a b c b');
    expect(await huda.byId('b')).toMatchObject({ keys: 1, originalPrice: 150_000 });
    expect(await told()).toEqual([
      'PRICE_CHANGED b originalPrice',
      'CHANGED a keys',
      'CHANGED c keys',
      'CHANGED b keys',
    ]);
  });

  it('add the same car: the second one gets the car of the first (BO-7)', async () => {
    before('cars', () => huda.save(aCar({ _id: 'new', title: 'By Huda', keys: 2 })));
    await omar.change(['new', 'newer'], ({ id, listed }) =>
      listed ? { ...listed, keys: 1 } : aCar({ _id: id, title: 'By Omar' }),
    );
    expect(await huda.byId('new')).toMatchObject({ title: 'By Huda', keys: 1 });
    expect(await huda.byId('newer')).toMatchObject({ title: 'By Omar', keys: 2, revision: 1 });
    expect((await told()).toSorted()).toEqual(['CHANGED new keys', 'LISTED new', 'LISTED newer']);
  });

  it.each(['withdrawnCars', 'cars'])(
    'change and withdraw a car: what is remembered has the change (BO-7, %s)',
    async (collection) => {
      before(collection, price('a', 150_000));
      await omar.withdrawAll(['a', 'b']);
      expect(await huda.byIds(['a', 'b'])).toEqual([]);
      expect((await huda.withdrawn('a'))?.car).toMatchObject({ originalPrice: 150_000 });
      expect((await told()).toSorted()).toEqual([
        'PRICE_CHANGED a originalPrice',
        'WITHDRAWN a',
        'WITHDRAWN b',
      ]);
    },
  );

  it('withdraw the same car: what the first one remembers stays (BO-7)', async () => {
    before('withdrawnCars', async () => {
      await price('a', 150_000)();
      await huda.withdraw('a');
    });
    await omar.withdraw('a');
    expect((await huda.withdrawn('a'))?.car).toMatchObject({ originalPrice: 150_000 });
    expect(await told()).toEqual(['PRICE_CHANGED a originalPrice', 'WITHDRAWN a']);
  });

  it('withdraw a car and arrange its pictures: it stays withdrawn', async () => {
    before('cars', () => huda.withdraw('a'));
    await omar.setImages('a', () => []);
    expect(await huda.byId('a')).toBeNull();
    expect((await huda.withdrawn('a'))?.car.images).toHaveLength(1);
    expect(await told()).toEqual(['WITHDRAWN a']);
  });

  it('list the same withdrawn car again: the second one gets the listed car (BO-7)', async () => {
    await huda.withdraw('a');
    before('cars', () =>
      huda.change(['a'], ({ withdrawn }) => withdrawn && { ...withdrawn, originalPrice: 150_000 }),
    );
    await omar.change(['a'], ({ listed, withdrawn }) => ({ ...(listed ?? withdrawn ?? aCar()), keys: 3 }));
    expect(await huda.byId('a')).toMatchObject({ keys: 3, originalPrice: 150_000 });
    expect(await huda.withdrawn('a')).toBeNull();
    expect(await told()).toEqual(['WITHDRAWN a', 'RELISTED a', 'CHANGED a keys']);
  });

  it('list a car again and withdraw it at once: it is not lost', async () => {
    await huda.withdraw('a');
    before('withdrawnCars', () => huda.withdraw('a'));
    await omar.change(['a'], ({ withdrawn }) => withdrawn);
    expect(await huda.byId('a')).toBeNull();
    expect((await huda.withdrawn('a'))?.car).toMatchObject({ _id: 'a', mileage: 1 });
  });

  it('lose nothing of a car that was stored before cars had revisions (BO-7)', async () => {
    await listedCars(engine.store).insertOne(toStored(aCar({ _id: 'old', mileage: 1 })));
    before('cars', price('old', 150_000));
    await omar.change(['old'], ({ listed }) => listed && { ...listed, mileage: 2 });
    expect(await huda.byId('old')).toMatchObject({ mileage: 2, originalPrice: 150_000, revision: 3 });
  });

  it('and of whom one ends before writing: nothing is told of that one', async () => {
    before('cars', async () => {
      await price('a', 150_000)();
      throw new Error('The process has ended');
    });
    await expect(omar.setImages('a', () => [])).rejects.toThrow('The process has ended');
    await carStore(engine.store, () => new Date('2026-11-28T09:00:00Z')).tidyChanges();
    expect(await told()).toEqual(['PRICE_CHANGED a originalPrice']);
  });

  it('fail with the error of a change, and write nothing then', async () => {
    const failing = huda.change(['a', 'b'], ({ id, listed }) => {
      if (id === 'b') throw new Error('Not like this');
      return listed && { ...listed, mileage: 2 };
    });
    await expect(failing).rejects.toThrow('Not like this');
    expect(await huda.byId('a')).toMatchObject({ mileage: 1 });
  });

  // FerretDB, the test server without change streams, lets two clients match and change one document at once.
  it.runIf(['the embedded store', 'MongoDB with change streams'].includes(name))(
    'in two processes lose nothing (BO-7)',
    async () => {
      const script = await builtScript('tests/servers/changeCarProcess.ts');
      const run = () =>
        promisify(execFile)(process.execPath, [script, JSON.stringify(engine.settings), 'a', '40']);
      const ended = await Promise.all([run(), run()]);
      expect(ended.map(({ stdout }) => stdout)).toEqual(['ended\n', 'ended\n']);
      expect(await huda.byId('a')).toMatchObject({ mileage: 81, revision: 81 });
      expect(await told()).toHaveLength(80);
    },
    60_000,
  );
});
