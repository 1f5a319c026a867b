import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { stockNumberMigration } from '../../rest/cars/migrations/stockNumberMigration.ts';
import { aCar } from '../stock/aCar.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

describe.each(storeEngines)('a store of $name from before cars had stock numbers', ({ emptyStore }) => {
  let engine: EngineStore;
  beforeEach(async () => {
    engine = await emptyStore();
  });
  afterEach(() => engine.close());

  it('has them for its imported cars, and for no others, however often it is migrated', async () => {
    const cars = carStore(engine.store);
    const stockNumber = null;
    await cars.save({ ...aCar({ _id: 'numbered', stockNumber }), importedAs: 'A-17' });
    await cars.save({ ...aCar({ _id: 'without', stockNumber }), importedAs: '' });
    await cars.save(aCar({ _id: 'by-hand', stockNumber }));
    await stockNumberMigration.run(engine.store);
    const first = await cars.byIds(['numbered', 'without', 'by-hand']);
    expect(first.map((car) => car.stockNumber)).toEqual(['A-17', null, null]);
    await stockNumberMigration.run(engine.store);
    expect(await cars.byIds(['numbered', 'without', 'by-hand'])).toEqual(first);
  });
});
