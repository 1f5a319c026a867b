import type { Car } from '../car.ts';
import type { CarFilter } from '../CarFilter.ts';
import type { CarField, CarIndex, CarList, CarQuery } from '../CarIndex.ts';
import type { CarStore } from '../carStore.ts';
import type { CarFacets } from '../facets.ts';
import { pickFields } from '../pickFields.ts';
import type { CarColumns } from './CarColumns.ts';
import { columnFacets } from './columnFacets.ts';
import type { FollowedColumns } from './FollowedColumns.ts';
import { RowFilter } from './RowFilter.ts';
import { sortedRows } from './sortedRows.ts';

/** How many cars are read at once. */
const PART = 200;
/** The fields that the columns know, beside the id. */
const columnFields = new Set<CarField>(['_id', 'updatedAt']);

/** Tells which cars match from columns in memory; only the cars of an answer are read, by their ids. */
export class ColumnIndex implements CarIndex {
  private readonly cars: CarStore;
  private readonly followed: FollowedColumns;
  private filters = new WeakMap<CarColumns, RowFilter>();

  constructor(cars: CarStore, followed: FollowedColumns) {
    this.cars = cars;
    this.followed = followed;
  }

  async list({ filter = {}, sort = 'newest', part, fields, facets }: CarQuery): Promise<CarList> {
    const columns = await this.followed.current();
    const filtered = this.filterOf(columns).evaluate(filter);
    const rows = sortedRows(columns, filtered, sort, part);
    return {
      total: filtered.rows().length,
      length: rows.length,
      ...(facets && { facets: columnFacets(columns, filtered) }),
      read: fields?.every((field) => columnFields.has(field))
        ? readColumns(rows.map((row) => carOf(columns, row, fields)))
        : this.readDocuments(
            rows.map((row) => columns.ids[row] ?? ''),
            fields,
          ),
    };
  }

  async facets(filter: CarFilter): Promise<CarFacets> {
    const columns = await this.followed.current();
    return columnFacets(columns, this.filterOf(columns).evaluate(filter));
  }

  close() {
    return this.followed.close();
  }

  private filterOf(columns: CarColumns): RowFilter {
    const known = this.filters.get(columns) ?? new RowFilter(columns);
    this.filters.set(columns, known);
    return known;
  }

  private readDocuments(ids: string[], fields?: readonly CarField[]) {
    const { cars } = this;
    return async function* () {
      const projection = fields && Object.fromEntries(fields.map((field) => [field, 1 as const]));
      for (let start = 0; start < ids.length; start += PART) {
        const part: Car[] = await cars.byIds(ids.slice(start, start + PART), projection);
        yield fields ? part.map((car) => pickFields(car, fields)) : part;
      }
    };
  }
}

function readColumns(cars: Partial<Car>[]) {
  return async function* () {
    yield cars;
  };
}

function carOf({ ids, numbers }: CarColumns, row: number, fields: readonly CarField[]): Partial<Car> {
  const updatedAt = numbers.updatedAt[row] ?? NaN;
  const hasUpdatedAt = fields.includes('updatedAt') && !Number.isNaN(updatedAt);
  return { _id: ids[row], ...(hasUpdatedAt && { updatedAt: new Date(updatedAt).toISOString() }) };
}
