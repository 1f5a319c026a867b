import { describe, expect, it } from 'vitest';
import type { Car } from '../../rest/cars/car.ts';
import type { CarFilter } from '../../rest/cars/CarFilter.ts';
import { carSorts, type CarSort, sortedBy } from '../../rest/cars/carSorts.ts';
import { CarColumns } from '../../rest/cars/columns/CarColumns.ts';
import { placedRows } from '../../rest/cars/columns/placedRows.ts';
import { RowFilter } from '../../rest/cars/columns/RowFilter.ts';
import { standingOf } from '../../rest/cars/walk/standingOf.ts';
import { toStored } from '../../rest/cars/storedCar.ts';
import type { SortValue } from '../../rest/cars/walk/CarCursor.ts';
import { scanCars } from '../stock/scanCars.ts';
import { someCars } from '../stock/someCars.ts';

/** The stock when the walks began. */
const before = someCars(1_000);
/** The present stock: every third car has another price, mileage, year and sale status. */
const now = before.map((car, i) => {
  if (i % 3 !== 0) return car;
  const saleStatus = car.saleStatus === 'sold' ? 'available' : 'sold';
  return { ...car, originalPrice: 50_000 + i, discountedPrice: null, mileage: null, year: 2015, saleStatus };
});
const columns = new CarColumns();
columns.apply(
  now.map((car) => toStored(car)),
  [],
);
const rows = new RowFilter(columns);

const former = {
  standing: standingOf,
  price: (car: Car) => car.discountedPrice ?? car.originalPrice,
  mileage: (car: Car) => car.mileage,
  year: (car: Car) => car.year,
};

/** The values by which the moved cars were sorted when the walks began. */
function movedIn(sort: CarSort): Map<string, SortValue> {
  const column = sortedBy[sort];
  if (column === 'createdAt') return new Map();
  return new Map(before.filter((_, i) => i % 3 === 0).map((car) => [car._id, former[column](car)]));
}

const ways = (Object.keys(carSorts) as CarSort[]).flatMap((sort) =>
  [false, true].map((backward) => ({ sort, backward, way: backward ? 'back' : 'on' })),
);

describe.each(ways)('a walk by $sort that goes $way', ({ sort, backward }) => {
  it.each([
    ['all cars', {}],
    ['many cars', { bodyTypes: ['SUV'] }],
    ['cars that are for sale now', { availableNow: true }],
    ['few cars', { stockNumbers: before.slice(0, 90).map(({ stockNumber }) => stockNumber ?? '-') }],
    ['cars by their ids', { ids: before.slice(300, 400).map(({ _id }) => _id) }],
  ] satisfies [string, CarFilter][])('through %s meets them where they stood when it began', (_, filter) => {
    const filtered = rows.evaluate(filter);
    const moved = movedIn(sort);
    // Who matches is said by the present stock, where they stand by the former one.
    const matching = new Set(scanCars(now, filter, sort).map(({ _id }) => _id));
    const met = before.filter(({ _id }) => matching.has(_id));
    const list = scanCars(met, {}, sort).map(({ _id }) => _id);
    const part = { backward: false, limit: Infinity };
    const places = placedRows(columns, filtered, sort, moved, part);
    expect(places.map(({ id }) => id)).toEqual(list);
    for (const at of [0, 1, 20, list.length - 20, list.length - 1]) {
      const part = { from: places[at], backward, limit: 15 };
      const met = placedRows(columns, filtered, sort, moved, part).map(({ id }) => id);
      expect([at, ...met]).toEqual([
        at,
        ...(backward ? list.slice(Math.max(0, at - 15), at) : list.slice(at + 1, at + 16)),
      ]);
    }
  });

  it('looks at few cars but its own, wherever it is and whatever has moved', () => {
    let looks = 0;
    const ids = new Proxy(columns.ids, {
      get(target, row) {
        looks += 1;
        return Reflect.get(target, row);
      },
    });
    const watched: CarColumns = Object.create(columns, { ids: { value: ids } });
    const filtered = rows.evaluate({});
    const moved = movedIn(sort);
    const whole = { backward: false, limit: Infinity };
    const places = placedRows(columns, filtered, sort, moved, whole);
    for (const at of [100, 500, 900]) {
      looks = 0;
      placedRows(watched, filtered, sort, moved, { from: places[at], backward, limit: 10 });
      expect([at, looks > 0, looks < 150]).toEqual([at, true, true]);
    }
  });
});
