import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carCollections } from '../../rest/cars/carCollections.ts';
import type { CarSort } from '../../rest/cars/carSorts.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { claims } from '../../rest/cars/claims/claims.ts';
import { nameLists } from '../../rest/cars/nameLists.ts';
import { ranges } from '../../rest/cars/ranges.ts';
import { recordOf } from '../../rest/cars/recordOf.ts';
import { itemRange } from '../../rest/http/itemRange.ts';
import { createIndexes } from '../../rest/store/mongodb/createIndexes.ts';
import { aBareCar, aCar, carOf } from '../stock/aCar.ts';
import { type OpenCars, openCars } from '../stock/openCars.ts';
import { type EngineStore, everyEngine } from '../servers/storeEngines.ts';

describe.each(everyEngine)('the stock in $name', ({ emptyStore }) => {
  let engine: EngineStore;
  let cars: OpenCars;

  beforeEach(async () => {
    engine = await emptyStore();
    cars = await openCars(engine.store);
    await createIndexes(engine.store, carCollections);
  });
  afterEach(async () => {
    await cars.close();
    await engine.close();
  });

  const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id).join(' ');

  describe.each<[sort: CarSort, ids: string]>([
    ['forSale', 'e d c b a'],
    ['newest', 'e d c b a'],
    ['-newest', 'a b c d e'],
    ['price', 'd a b c e'],
    ['-price', 'a b d c e'],
    ['mileage', 'd a b c e'],
    ['-mileage', 'a b d c e'],
    ['year', 'd a b c e'],
    ['-year', 'a b d c e'],
  ])('by %s', (sort, expected) => {
    beforeEach(async () => {
      const createdAt = '2025-01-01T00:00:00.000Z';
      const same = { discountedPrice: 90_000, mileage: 50_000, year: 2020 };
      await cars.save(aBareCar({ _id: 'e', createdAt: '2025-01-02T00:00:00.000Z' }));
      await cars.save(aCar({ _id: 'b', createdAt, ...same, originalPrice: 95_000 }));
      await cars.save(aBareCar({ _id: 'c', createdAt }));
      await cars.save(aCar({ _id: 'd', createdAt, originalPrice: 80_000, mileage: 0, year: 2012 }));
      await cars.save(aCar({ _id: 'a', createdAt, ...same, originalPrice: 190_000 }));
    });

    it('has one order, equal cars by their id and cars without the value last', async () => {
      expect(ids(await cars.list({}, sort))).toBe(expected);
    });

    it('is walked in parts without losing or repeating a car', async () => {
      const parts = [];
      for (const range of ['items=0-1', 'items=2-2', 'items=3-']) {
        parts.push(...(await cars.list({}, sort, itemRange(range))));
      }
      expect(ids(parts)).toBe(expected);
    });
  });

  it('keeps a car as it is, and a newer one in its place', async () => {
    const bare = aBareCar();
    await cars.save(bare);
    expect(await cars.byId(bare._id)).toMatchObject(bare);
    const sold = aCar({ _id: bare._id, saleStatus: 'sold' });
    await cars.save(sold);
    expect(await cars.byId(bare._id)).toMatchObject(sold);
    expect(await cars.count()).toBe(1);
    expect(await cars.byId('never-listed')).toBeNull();
  });

  it('tells when a car last changed', async () => {
    const clock = carStore(engine.store, () => new Date('2026-03-01T08:00:00Z'));
    await clock.save(aCar({ _id: 'x5' }));
    expect(await cars.byId('x5')).toMatchObject({ updatedAt: '2026-03-01T08:00:00.000Z' });
  });

  it('keeps what was asked for a car before, and until when; a slip of a few hours counts for nothing', async () => {
    const ask = (price: number, at: string) =>
      carStore(engine.store, () => new Date(at)).save(
        aCar({
          _id: 'x5',
          originalPrice: price,
          discountedPrice: null,
          createdAt: '2026-01-01T08:00:00.000Z',
        }),
      );
    const history = async () => (await cars.byId('x5'))?.priceHistory;
    await ask(200_000, '2026-01-01T08:00:00.000Z');
    expect(await history()).toBeUndefined();
    await ask(189_000, '2026-02-01T08:00:00.000Z');
    await ask(18_900, '2026-03-01T08:00:00.000Z');
    await ask(179_000, '2026-03-01T10:00:00.000Z');
    await ask(179_000, '2026-04-01T10:00:00.000Z');
    expect(await history()).toEqual([
      { price: 200_000, until: '2026-02-01T08:00:00.000Z' },
      { price: 189_000, until: '2026-03-01T08:00:00.000Z' },
    ]);
  });

  it('has a withdrawn car no more, remembers it, and lists it again as it was', async () => {
    const clock = carStore(engine.store, () => new Date('2026-03-01T08:00:00Z'));
    const car = aCar({ _id: 'x5', featured: 'yes', testDrive: 'yes', title: 'Xenon "5" & </script>' });
    await clock.save(car);
    await clock.save(aCar({ _id: 'q7', ...carOf('Audi', 'Q7') }));
    await clock.withdraw('x5');
    await clock.withdraw('never-listed');
    expect(await cars.byId('x5')).toBeNull();
    expect(ids(await cars.list({}, 'newest'))).toBe('q7');
    expect(ids(await cars.list({ ids: ['x5', 'q7'] }, 'newest'))).toBe('q7');
    expect([await cars.featured(), await cars.offeringTestDrive()]).toEqual([[], []]);
    expect(await cars.count()).toBe(1);
    expect((await cars.facets({})).companies).toEqual([{ brandName: 'Audi', count: 1 }]);
    const remembered = await cars.withdrawn('x5');
    expect(remembered).toMatchObject({ title: 'BMW X5 xDrive40i', withdrawnAt: '2026-03-01T08:00:00.000Z' });
    expect(await cars.withdrawn('q7')).toBeNull();
    expect(await cars.withdrawn('never-listed')).toBeNull();

    await cars.close();
    await engine.reopen();
    cars = await openCars(engine.store);
    await cars.change(['x5'], ({ withdrawn }) => withdrawn);
    expect(await cars.byId('x5')).toMatchObject(car);
    expect(await cars.withdrawn('x5')).toBeNull();
    expect(ids(await cars.featured())).toBe('x5');
  });

  it('knows the cars that files have brought, one after the other by their ids', async () => {
    await cars.save({ ...aCar({ _id: 'c' }), importedAs: '' });
    await cars.save({ ...aCar({ _id: 'a' }), importedAs: 'A-17' });
    await cars.save(aCar({ _id: 'b' }));
    await cars.save({ ...aCar({ _id: 'd' }), importedAs: '4' });
    const brought = [];
    for await (const car of cars.imported()) brought.push(car);
    expect(ids(brought)).toBe('a c d');
  });

  it('finds every word of a title in headline, brand, model or trim', async () => {
    await cars.save(
      aCar({ _id: 'x5', title: 'Warranty (2 years) 100% paid', trimId: { _id: 't', trimName: 'M50i' } }),
    );
    await cars.save(aCar({ _id: 'q7', title: 'Warranty until 2027', ...carOf('Audi', 'Q7') }));
    await cars.save(aCar({ _id: 'patrol', title: 'نيسان باترول بلاتينيوم', ...carOf('Nissan', 'Patrol') }));
    await cars.save(aBareCar({ _id: 'bare' }));
    const titled = async (title: string) => ids(await cars.list({ title }, 'newest'));
    expect(await titled('warranty')).toBe('q7 x5');
    expect(await titled('  m50   BMW warr ')).toBe('x5');
    expect(await titled('audi x5')).toBe('');
    expect(await titled('باترول')).toBe('patrol');
    expect(await titled('\u200Fبلاتينيوم\u200F نيسان')).toBe('patrol');
    expect(await titled('x5\0')).toBe('x5');
    expect(await titled('(2')).toBe('x5');
    expect(await titled('100%')).toBe('x5');
    expect(await titled('')).toBe('bare patrol q7 x5');
    for (const pattern of [
      '.*',
      'wa..anty',
      '^warranty',
      'x5|q7',
      '[a-z]',
      '\\w',
      '(5',
      '$',
      'x{1}',
      'a/b-c',
    ]) {
      expect([pattern, await titled(pattern)]).toEqual([pattern, '']);
    }
  });

  it('narrows by every part of a filter at once', async () => {
    await cars.save(aCar({ _id: 'match' }));
    await cars.save(aCar({ mileage: 40_001 }));
    await cars.save(aCar({ year: 2020 }));
    await cars.save(aCar({ monthlyInstallment: 3_499 }));
    await cars.save(aCar({ bodyType: 'Sedan' }));
    await cars.save(aCar({ saleStatus: 'sold' }));
    await cars.save(aCar({ ...carOf('Audi', 'X5') }));
    await cars.save(aCar({ ...carOf('BMW', 'X6') }));
    await cars.save(aBareCar());
    const filter = {
      mileage: { min: 40_000, max: 40_000 },
      yearBuilt: { min: 2021, max: 2021 },
      monthlyInstallment: { min: 3_500, max: 3_500 },
      companies: ['bmw', 'Ford'],
      bodyTypes: ['suv'],
      vehicleType: 'bmw-x5',
      title: 'service',
      availableNow: true,
    };
    expect(ids(await cars.list(filter, 'newest'))).toBe('match');
    expect(await cars.count(filter)).toBe(1);
  });

  it('shows a car of unknown status as available, and a sold one only on request', async () => {
    await cars.save(aCar({ _id: 'sold', saleStatus: 'sold', testDrive: 'yes', featured: 'yes' }));
    await cars.save(aBareCar({ _id: 'bare' }));
    await cars.save(aCar({ _id: 'open', testDrive: 'yes', featured: 'yes' }));
    expect(ids(await cars.list({ availableNow: true }, 'newest'))).toBe('open bare');
    expect(ids(await cars.list({ availableNow: false }, 'newest'))).toBe('open bare sold');
    expect(ids(await cars.featured())).toBe('open sold');
    expect(ids(await cars.offeringTestDrive())).toBe('open');
  });

  it('counts what a further choice would give: each part leaves its own filter out', async () => {
    await cars.save(aCar({ mileage: 10_000, originalPrice: 90_000, discountedPrice: 80_000 }));
    await cars.save(aCar({ mileage: 30_000, warranty: 'Yes', ...carOf('BMW', 'X6') }));
    await cars.save(aCar({ mileage: 90_000, ...carOf('Audi', 'Q7') }));
    await cars.save(aCar({ mileage: 20_000, year: 2018, bodyType: 'Sedan', ...carOf('Audi', 'A6') }));
    await cars.save(aBareCar());
    const filter = { companies: ['BMW'], bodyTypes: ['SUV'], mileage: { min: 0, max: 50_000 } };
    expect(await cars.facets({ ...filter, vehicleType: 'bmw-x6' })).toEqual({
      // Counted without the filters for company and model, because a model belongs to a company.
      companies: [{ brandName: 'BMW', count: 2 }],
      models: [
        { _id: 'bmw-x5', modelName: 'X5', brandName: 'BMW', count: 1 },
        { _id: 'bmw-x6', modelName: 'X6', brandName: 'BMW', count: 1 },
      ],
      bodyTypes: [{ bodyType: 'SUV', count: 1 }],
      mileage: { min: 30_000, max: 30_000 },
      year: { min: 2021, max: 2021 },
      price: { min: 200_000, max: 200_000 },
      monthlyInstallment: { min: 3_500, max: 3_500 },
      // Of all other facts, the cars that match the whole filter.
      ...{
        exteriorColors: [{ exteriorColor: 'black', count: 1 }],
        fuelTypes: [{ fuelType: 'Petrol', count: 1 }],
      },
      ...{ transmissions: [{ transmission: 'Automatic', count: 1 }], drives: [{ drive: 'AWD', count: 1 }] },
      ...{
        regionalSpecs: [{ regionalSpecs: 'GCC', count: 1 }],
        steeringSides: [{ steering: 'Left', count: 1 }],
      },
      interiorColors: [{ interiorColor: 'tan', count: 1 }],
      seats: [{ seats: '5', count: 1 }],
      ...{ cylinders: { min: 6, max: 6 }, power: { min: 340, max: 340 } },
      ...{ hasWarranty: 1, accidentFree: 1, discounted: 0 },
    });
    expect(await cars.facets({ ...filter, mileage: undefined })).toMatchObject({
      companies: [
        { brandName: 'Audi', count: 1 },
        { brandName: 'BMW', count: 2 },
      ],
      price: { min: 80_000, max: 200_000 },
    });
    expect((await cars.facets({ mileage: { min: 0, max: 15_000 } })).mileage).toEqual({
      min: 10_000,
      max: 90_000,
    });
    expect((await cars.facets({ bodyTypes: ['Sedan'] })).bodyTypes).toEqual([
      { bodyType: 'Sedan', count: 1 },
      { bodyType: 'SUV', count: 3 },
    ]);
  });

  it('has facets of nothing when it is empty', async () => {
    const none = { min: null, max: null };
    expect(await cars.facets({})).toEqual({
      ...{ models: [], ...recordOf(nameLists, ({ part }) => [part, []]) },
      ...recordOf(ranges, ({ column }) => [column, none]),
      ...recordOf(claims, ({ part }) => [part, 0]),
    });
  });
});
