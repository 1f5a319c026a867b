import type { Car } from '../car.ts';
import type { CarFilter } from '../CarFilter.ts';
import type { CarField, CarIndex, CarList, CarQuery, WalkPart, WalkQuery } from '../CarIndex.ts';
import type { CarStore } from '../carStore.ts';
import type { CarFacets } from '../facets/facets.ts';
import { pickFields } from '../pickFields.ts';
import type { CarColumns } from './CarColumns.ts';
import { columnFacets } from './columnFacets.ts';
import type { FollowedColumns } from './FollowedColumns.ts';
import { RowFilter } from './RowFilter.ts';
import type { SortValue } from '../walk/CarCursor.ts';
import { SnapshotSortValues } from '../walk/SnapshotSortValues.ts';
import { isDisturbed } from '../walk/isDisturbed.ts';
import { columnValue, placedRows, storedPlace } from './placedRows.ts';
import { sortedRows } from './sortedRows.ts';

/** How many cars are read at once. */
const PART = 200;
/** The fields that the columns contain: an answer with no others reads no documents. */
const columnFields = new Set<CarField>(['_id', 'manufacturerId', 'updatedAt']);

/** Finds matching cars in columns in memory; only the cars of an answer are read from the store, by their ids. */
export class ColumnIndex implements CarIndex {
  private readonly cars: CarStore;
  private readonly followed: FollowedColumns;
  private readonly former: SnapshotSortValues;
  private filters = new WeakMap<CarColumns, RowFilter>();

  constructor(cars: CarStore, followed: FollowedColumns) {
    this.cars = cars;
    this.former = new SnapshotSortValues(cars.changes);
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

  async walk(query: WalkQuery): Promise<WalkPart> {
    const { filter, sort, backward = false, skip = 0, limit, fields, facets } = query;
    const from = query.from && { ...query.from, value: columnValue(query.from.value) };
    const { columns, place } = from
      ? { columns: await this.followed.current(), place: from.since }
      : await this.followed.placed();
    const most = skip + limit + 1;
    for (let moved = inColumns(this.former.known(place, sort)); ;) {
      const filtered = this.filterOf(columns).evaluate(filter);
      const counted = {
        total: filtered.rows().length,
        ...(facets && { facets: columnFacets(columns, filtered) }),
      };
      const found = placedRows(columns, filtered, sort, moved, { from, backward, limit: most });
      const places = backward ? found.slice(-limit) : found.slice(skip, skip + limit);
      // The columns have nothing that was written after this moment, so the feed may be read beside the documents.
      const [read, former] = await Promise.all([
        this.read(
          places.map(({ id }) => id),
          fields,
        ),
        this.former.since(place, sort),
      ]);
      const later = inColumns(former);
      const unknown = new Map([...later].filter(([id, value]) => moved.get(id) !== value));
      if (isDisturbed(found, unknown, { sort, from, backward, most })) {
        moved = later;
        continue;
      }
      const cars = new Map(read.map((car) => [car._id, car]));
      const listed = places.filter(({ id }) => cars.has(id));
      // If all of them have left the stock meanwhile, there may be others.
      if (places.length > 0 && listed.length === 0) return this.walk(query);
      return {
        cars: listed.flatMap(({ id }) => cars.get(id) ?? []),
        cursors: listed.map((at) => ({ ...storedPlace(sort, at), sort, since: place })),
        ...{ hasMore: found.length === most, since: place, ...counted },
      };
    }
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

  private async read(ids: string[], fields?: readonly CarField[]): Promise<Partial<Car>[]> {
    const cars = [];
    for await (const part of this.readDocuments(ids, fields)()) cars.push(...part);
    return cars;
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

function inColumns(values: Map<string, SortValue>) {
  return new Map([...values].map(([id, value]) => [id, columnValue(value)]));
}

function readColumns(cars: Partial<Car>[]) {
  return async function* () {
    yield cars;
  };
}

function carOf(
  { ids, numbers, makes, makeValues }: CarColumns,
  row: number,
  fields: readonly CarField[],
): Partial<Car> {
  const updatedAt = numbers.updatedAt[row] ?? NaN;
  const hasUpdatedAt = fields.includes('updatedAt') && !Number.isNaN(updatedAt);
  return {
    _id: ids[row],
    ...(fields.includes('manufacturerId') && { manufacturerId: makeValues.values[makes[row] ?? 0] ?? null }),
    ...(hasUpdatedAt && { updatedAt: new Date(updatedAt).toISOString() }),
  };
}
