import { expect, it } from 'vitest';
import { carSorts, type CarSort } from '../../rest/cars/carSorts.ts';
import { CarColumns } from '../../rest/cars/columns/CarColumns.ts';
import { RowFilter } from '../../rest/cars/columns/RowFilter.ts';
import { sortedRows, visitSorted } from '../../rest/cars/columns/sortedRows.ts';
import { toStored } from '../../rest/cars/storedCar.ts';
import { someCars } from '../stock/someCars.ts';

const columns = new CarColumns();
columns.apply(
  someCars(1_000).map((car) => toStored(car)),
  [],
);
const filtered = new RowFilter(columns).evaluate({});

it.each(Object.keys(carSorts) as CarSort[])(
  'a walk by %s goes on where it was, without a look at all that it has passed',
  (sort) => {
    const all = sortedRows(columns, filtered, sort);
    const placeOf = new Map(all.map((row, place) => [row, place]));
    const next: number[] = [];
    let looks = 0;
    const visit = (row: number) => next.push(row) < 10;
    visitSorted(columns, filtered, sort, visit, (row) => {
      looks += 1;
      return (placeOf.get(row) ?? 0) < 900;
    });
    expect(next).toEqual(all.slice(900, 910));
    expect(looks).toBeLessThan(300);
  },
);
