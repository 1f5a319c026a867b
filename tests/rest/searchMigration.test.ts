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
import type { Migration } from '../../rest/store/migrate.ts';
import { aCar } from '../stock/aCar.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

describe.each(storeEngines)('a store of $name from before cars were found by words', ({ emptyStore }) => {
  let engine: EngineStore;
  beforeEach(async () => {
    engine = await emptyStore();
  });
  afterEach(() => engine.close());

  /** What a migration, run twice, makes of a car that an earlier version has stored. It tells no change. */
  async function migrated(old: StoredCar, migration: Migration) {
    await listedCars(engine.store).insertOne(old);
    await migration.run(engine.store);
    await migration.run(engine.store);
    expect(await carStore(engine.store).changes.newest()).toEqual(START);
    return carStore(engine.store).byId(old._id);
  }

  it('finds them by words once it is migrated, and tells no change of them', async () => {
    const { search, ...car } = toStored(aCar({ _id: 'x5' }));
    const { words: _, ...others } = search;
    // A document as the previous version has written it.
    const old = { ...car, search: others } as StoredCar;
    expect(await migrated(old, searchMigration)).toEqual({ ...car, search });
  });

  it('finds them by their engines once it is migrated, also when that runs again', async () => {
    const car = toStored(aCar({ _id: 'v8', engine: '4.0 L V8' }));
    const words = car.search.words.replace(' v8 ', ' ');
    expect(words).not.toBe(car.search.words);
    expect(await migrated({ ...car, search: { ...car.search, words } }, engineWordsMigration)).toEqual(car);
  });

  it('finds them by what is told of their owners, service and warranty once it is migrated', async () => {
    const car = toStored(aCar({ _id: 'kept', owners: 1 }));
    const words = car.search.words.replace(/ =(?:oneowner|servicehistory|warranty)(?= )/g, '');
    expect(words).not.toContain('owner');
    expect(await migrated({ ...car, search: { ...car.search, words } }, claimWordsMigration)).toEqual(car);
  });

  it('tells their place among cars for sale and sold ones once it is migrated', async () => {
    const car = toStored(aCar({ _id: 'sold', saleStatus: 'sold' }));
    const { standing: _, ...search } = car.search;
    expect(await migrated({ ...car, search } as StoredCar, listKeysMigration)).toEqual(car);
  });

  it('makes no claim any more that a record denies once it is migrated', async () => {
    const car = toStored(aCar({ _id: 'denied', warranty: 'Out of warranty' }));
    expect(car.search.hasWarranty).toBeNull();
    const search = { ...car.search, hasWarranty: Date.UTC(2099, 0), words: `${car.search.words}=warranty ` };
    expect(await migrated({ ...car, search }, listKeysMigration)).toEqual(car);
  });

  it('finds them by headlines with tatweel and Arabic digits once it is migrated', async () => {
    const car = toStored(aCar({ _id: 'patrol', title: 'باتـــرول ٢٠٢٠' }));
    expect(car.search.words).toContain(' ~باترول ~2020 ');
    const words = car.search.words.replace(' ~باترول ~2020 ', ' ~باتـــرول ~٢٠٢٠ ');
    expect(await migrated({ ...car, search: { ...car.search, words } }, foldedWordsMigration)).toEqual(car);
  });

  it('finds them by headlines with letters that people write for each other once it is migrated (AR-12)', async () => {
    const car = toStored(aCar({ _id: 'like new', title: 'سيارة بحالة الوكالة' }));
    expect(car.search.words).toContain(' ~سياره ~بحاله ~الوكاله ');
    const words = car.search.words.replace(' ~سياره ~بحاله ~الوكاله ', ' ~سيارة ~بحالة ~الوكالة ');
    expect(await migrated({ ...car, search: { ...car.search, words } }, foldedLettersMigration)).toEqual(car);
  });
});
