import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { START } from '../../rest/cars/changes/ChangeCursor.ts';
import { carStore, listedCars } from '../../rest/cars/carStore.ts';
import {
  claimWordsMigration,
  engineWordsMigration,
  foldedLettersMigration,
  foldedWordsMigration,
  listKeysMigration,
  searchMigration,
} from '../../rest/cars/migrations/searchMigration.ts';
import { type StoredCar, toStored } from '../../rest/cars/storedCar.ts';
import { aCar } from '../stock/aCar.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

describe.each(storeEngines)('a store of $name from before cars were found by words', ({ emptyStore }) => {
  let engine: EngineStore;
  beforeEach(async () => {
    engine = await emptyStore();
  });
  afterEach(() => engine.close());

  it('finds them by words once it is migrated, and tells no change of them', async () => {
    const { search, ...car } = toStored(aCar({ _id: 'x5' }));
    const { words: _, ...others } = search;
    // A document as the previous version has written it.
    const old = { ...car, search: others } as StoredCar;
    await listedCars(engine.store).insertOne(old);
    await searchMigration.run(engine.store);
    expect(await carStore(engine.store).byId('x5')).toEqual({ ...car, search });
    expect(await carStore(engine.store).changes.newest()).toEqual(START);
  });

  it('finds them by their engines once it is migrated, also when that runs again', async () => {
    const car = toStored(aCar({ _id: 'v8', engine: '4.0 L V8' }));
    const words = car.search.words.replace(' v8 ', ' ');
    expect(words).not.toBe(car.search.words);
    await listedCars(engine.store).insertOne({ ...car, search: { ...car.search, words } });
    await engineWordsMigration.run(engine.store);
    await engineWordsMigration.run(engine.store);
    expect(await carStore(engine.store).byId('v8')).toEqual(car);
    expect(await carStore(engine.store).changes.newest()).toEqual(START);
  });

  it('finds them by what is told of their owners, service and warranty once it is migrated', async () => {
    const car = toStored(aCar({ _id: 'kept', owners: 1 }));
    const words = car.search.words.replace(/ =(?:oneowner|servicehistory|warranty)(?= )/g, '');
    expect(words).not.toContain('owner');
    await listedCars(engine.store).insertOne({ ...car, search: { ...car.search, words } });
    await claimWordsMigration.run(engine.store);
    await claimWordsMigration.run(engine.store);
    expect(await carStore(engine.store).byId('kept')).toEqual(car);
    expect(await carStore(engine.store).changes.newest()).toEqual(START);
  });

  it('tells their place among cars for sale and sold ones once it is migrated', async () => {
    const car = toStored(aCar({ _id: 'sold', saleStatus: 'sold' }));
    const { standing: _, ...search } = car.search;
    await listedCars(engine.store).insertOne({ ...car, search } as StoredCar);
    await listKeysMigration.run(engine.store);
    await listKeysMigration.run(engine.store);
    expect(await carStore(engine.store).byId('sold')).toEqual(car);
    expect(await carStore(engine.store).changes.newest()).toEqual(START);
  });

  it('makes no claim any more that a record denies once it is migrated', async () => {
    const car = toStored(aCar({ _id: 'denied', warranty: 'Out of warranty' }));
    expect(car.search.hasWarranty).toBeNull();
    const search = { ...car.search, hasWarranty: Date.UTC(2099, 0), words: `${car.search.words}=warranty ` };
    await listedCars(engine.store).insertOne({ ...car, search });
    await listKeysMigration.run(engine.store);
    await listKeysMigration.run(engine.store);
    expect(await carStore(engine.store).byId('denied')).toEqual(car);
    expect(await carStore(engine.store).changes.newest()).toEqual(START);
  });

  it('finds them by headlines with tatweel and Arabic digits once it is migrated', async () => {
    const car = toStored(aCar({ _id: 'patrol', title: 'باتـــرول ٢٠٢٠' }));
    expect(car.search.words).toContain(' ~باترول ~2020 ');
    const words = car.search.words.replace(' ~باترول ~2020 ', ' ~باتـــرول ~٢٠٢٠ ');
    await listedCars(engine.store).insertOne({ ...car, search: { ...car.search, words } });
    await foldedWordsMigration.run(engine.store);
    await foldedWordsMigration.run(engine.store);
    expect(await carStore(engine.store).byId('patrol')).toEqual(car);
    expect(await carStore(engine.store).changes.newest()).toEqual(START);
  });

  it('finds them by headlines with letters that people write for each other once it is migrated (AR-12)', async () => {
    const car = toStored(aCar({ _id: 'like new', title: 'سيارة بحالة الوكالة' }));
    expect(car.search.words).toContain(' ~سياره ~بحاله ~الوكاله ');
    const words = car.search.words.replace(' ~سياره ~بحاله ~الوكاله ', ' ~سيارة ~بحالة ~الوكالة ');
    await listedCars(engine.store).insertOne({ ...car, search: { ...car.search, words } });
    await foldedLettersMigration.run(engine.store);
    await foldedLettersMigration.run(engine.store);
    expect(await carStore(engine.store).byId('like new')).toEqual(car);
    expect(await carStore(engine.store).changes.newest()).toEqual(START);
  });
});
