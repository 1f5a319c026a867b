import { describe, expect, it } from 'vitest';
import type { Car } from '../../rest/cars/car.ts';
import { mergeSheet, overridesAfterEdit, sheetValues } from '../../rest/cars/overrides.ts';
import { type StoredCar, toStored } from '../../rest/cars/storedCar.ts';
import { aCar, carOf } from '../stock/aCar.ts';

/** A car as a file has imported it. */
function imported(values: Partial<Car> = {}): StoredCar {
  return toStored({ ...aCar(values), importedAs: 'S-1001' });
}

/** The car after a person has set some of its values. */
function edited(car: StoredCar, values: Partial<Car>): StoredCar {
  return toStored({ ...car, ...values, overrides: overridesAfterEdit(car, values) });
}

/** The car after a file has said these values of it, and which values by hand stay although the file has changed. */
function afterSheet(car: StoredCar, values: Partial<Car>, overwrite?: ReadonlySet<string>) {
  const { facts, overrides, kept } = mergeSheet(car, values, overwrite);
  return { car: toStored({ ...car, ...facts, overrides }), kept };
}

/** A car whose mileage is 40,000 in the sheet, and 42,000 by hand. */
const byHand = () => edited(imported({ mileage: 40_000 }), { mileage: 42_000 });

it('a person’s value stays while the sheet says what it said (BO-8)', () => {
  const { car, kept } = afterSheet(byHand(), { mileage: 40_000 });
  expect(car.mileage).toBe(42_000);
  expect(car.overrides).toEqual({ mileage: { sheet: 40_000, differs: false } });
  expect(kept).toEqual([]);
});

it('a value that nobody has set follows the sheet (BO-8)', () => {
  const { car, kept } = afterSheet(byHand(), { exteriorColor: 'White' });
  expect(car).toMatchObject({ exteriorColor: 'White', mileage: 42_000 });
  expect(car.overrides).toEqual({ mileage: { sheet: 40_000, differs: false } });
  expect(kept).toEqual([]);
});

it('a person’s value stays where the sheet has changed too, with both values (BO-8)', () => {
  const { car, kept } = afterSheet(byHand(), { mileage: 45_000 });
  expect(car.mileage).toBe(42_000);
  expect(car.overrides).toEqual({ mileage: { sheet: 45_000, differs: true } });
  expect(kept).toEqual(['mileage']);
});

it('a sheet that still differs is not told again (BO-8)', () => {
  const { car } = afterSheet(byHand(), { mileage: 45_000 });
  const again = afterSheet(car, { mileage: 45_000 });
  expect(again.kept).toEqual([]);
  expect(again.car.overrides).toEqual({ mileage: { sheet: 45_000, differs: true } });
});

it('an override ends when the sheet says the same (BO-8)', () => {
  const { car, kept } = afterSheet(byHand(), { mileage: 42_000 });
  expect(car.mileage).toBe(42_000);
  expect(car.overrides).toBeUndefined();
  expect(kept).toEqual([]);
  expect(afterSheet(car, { mileage: 43_000 }).car.mileage).toBe(43_000);
});

it.each(['available', 'reserved', 'sold'])(
  'a car that is %s by hand is sold when the sheet says so (BO-8)',
  (saleStatus) => {
    const { car, kept } = afterSheet(edited(imported({ saleStatus: 'reserved' }), { saleStatus }), {
      saleStatus: 'sold',
    });
    expect(car.saleStatus).toBe('sold');
    expect(car.overrides).toBeUndefined();
    expect(kept).toEqual([]);
  },
);

it('a car that the sheet sold long ago is sold again by the next one (BO-8)', () => {
  const free = edited(imported({ saleStatus: 'sold' }), { saleStatus: 'available' });
  expect(free.overrides).toEqual({ saleStatus: { sheet: 'sold', differs: false } });
  expect(afterSheet(free, { saleStatus: 'sold' }).car.saleStatus).toBe('sold');
});

it('a car that is sold by hand stays so where the sheet still offers it (BO-8)', () => {
  const sold = edited(imported({ saleStatus: null }), { saleStatus: 'sold' });
  expect(afterSheet(sold, { saleStatus: null }).car.saleStatus).toBe('sold');
  expect(afterSheet(sold, { saleStatus: 'reserved' }).car.saleStatus).toBe('sold');
});

it('a car that is reserved and free again follows a sheet without a status', () => {
  const reserved = edited(imported({ saleStatus: null }), { saleStatus: 'reserved' });
  expect(edited(reserved, { saleStatus: 'available' }).overrides).toBeUndefined();
});

it('a sheet without the column leaves a person’s value and what the sheet said last', () => {
  const { car, kept } = afterSheet(byHand(), { year: 2020 });
  expect(car.overrides).toEqual({ mileage: { sheet: 40_000, differs: false } });
  expect(kept).toEqual([]);
});

it('a person who sets a value again says that it is right', () => {
  const { car } = afterSheet(byHand(), { mileage: 45_000 });
  expect(edited(car, { mileage: 42_000 }).overrides).toEqual({ mileage: { sheet: 45_000, differs: false } });
});

it('a person who sets what the sheet says follows the sheet again', () => {
  expect(edited(byHand(), { mileage: 40_000 }).overrides).toBeUndefined();
  expect(edited(imported({ mileage: 40_000 }), { mileage: 40_000 }).overrides).toBeUndefined();
});

it('a second edit still knows what the sheet said', () => {
  expect(edited(byHand(), { mileage: 43_000 }).overrides).toEqual({
    mileage: { sheet: 40_000, differs: false },
  });
});

it('a value that is removed by hand stays so', () => {
  const { car } = afterSheet(edited(imported({ warranty: 'Yes' }), { warranty: null }), { warranty: 'Yes' });
  expect(car.warranty).toBeNull();
});

it('the sheet’s value counts again where an import is told to overwrite (BO-8)', () => {
  const { car, kept } = afterSheet(byHand(), { mileage: 45_000 }, new Set(['mileage']));
  expect(car.mileage).toBe(45_000);
  expect(car.overrides).toBeUndefined();
  expect(kept).toEqual([]);
});

it('nothing is recorded of a car that no file has imported', () => {
  expect(overridesAfterEdit(toStored(aCar()), { mileage: 42_000 })).toBeUndefined();
});

it('what the sheet says can be taken again', () => {
  const { car } = afterSheet(byHand(), { mileage: 45_000 });
  expect(sheetValues(car, 'mileage')).toEqual({ mileage: 45_000 });
  expect(sheetValues(car, 'year')).toEqual({});
});

describe('both prices', () => {
  /** 200,000 AED in the sheet, without a discount; by hand 190,000. */
  const discounted = () =>
    edited(imported({ originalPrice: 200_000, discountedPrice: null }), { discountedPrice: 190_000 });

  it('are by hand when one is', () => {
    expect(discounted().overrides).toEqual({
      originalPrice: { sheet: 200_000, differs: false },
      discountedPrice: { sheet: null, differs: false },
    });
  });

  it('stay together when the sheet changes one (BO-8)', () => {
    const { car, kept } = afterSheet(discounted(), { originalPrice: 180_000, discountedPrice: null });
    expect(car).toMatchObject({ originalPrice: 200_000, discountedPrice: 190_000 });
    expect(car.overrides).toEqual({
      originalPrice: { sheet: 180_000, differs: true },
      discountedPrice: { sheet: null, differs: true },
    });
    expect(kept).toEqual(['originalPrice', 'discountedPrice']);
  });

  it('stay together where a sheet has one column', () => {
    const { car } = afterSheet(discounted(), { originalPrice: 180_000 });
    expect(car).toMatchObject({ originalPrice: 200_000, discountedPrice: 190_000 });
    expect(afterSheet(discounted(), { originalPrice: 200_000 }).car.discountedPrice).toBe(190_000);
  });

  it('follow the sheet again together', () => {
    expect(sheetValues(discounted(), 'discountedPrice')).toEqual({
      originalPrice: 200_000,
      discountedPrice: null,
    });
    const { car } = afterSheet(discounted(), { originalPrice: 180_000 }, new Set(['originalPrice']));
    expect(car).toMatchObject({ originalPrice: 180_000, discountedPrice: null });
    expect(car.overrides).toBeUndefined();
  });
});

it('make, model and trim stay together when the sheet changes one (BO-8)', () => {
  const names = carOf('BMW', 'X5');
  const car = edited(imported(names), { vehicleTypeId: carOf('BMW', 'X6').vehicleTypeId });
  const merged = afterSheet(car, { ...names, trimId: { _id: 'm', trimName: 'M' } });
  expect(merged.car).toMatchObject({
    manufacturerId: { brandName: 'BMW' },
    vehicleTypeId: { modelName: 'X6' },
  });
  expect(merged.car.trimId).toBeNull();
  expect(merged.kept).toEqual(['vehicleTypeId', 'trimId']);
  expect(afterSheet(car, carOf('BMW', 'X6')).car.overrides).toBeUndefined();
});
