import { type CarFilter, type Range, type SaleStatus, searchedNames, wordsOf } from '../CarFilter.ts';
import type { CarColumns, NameValue } from './CarColumns.ts';
import { FLAGS } from './carValues.ts';
import type { Dictionary } from './Dictionary.ts';
import { FilteredRows } from './FilteredRows.ts';
import { SearchedRows } from './SearchedRows.ts';

/** The parts of a filter that a row can fail, as bits of its mask. Facets leave out one or two of them. */
export const FAILS = {
  mileage: 1,
  yearBuilt: 2,
  monthlyInstallment: 4,
  companies: 8,
  bodyTypes: 16,
  vehicleType: 32,
  price: 64,
  anythingElse: 128,
};

/** Evaluates filters over the columns, one column after the other, without branches that could be mispredicted. */
export class RowFilter {
  private readonly columns: CarColumns;
  private readonly searched: SearchedRows;
  /** Reused for every filter. */
  private mask = new Uint8Array(0);
  private found = new Uint8Array(0);
  private allRows = new Int32Array(0);
  private readonly buffers: Int32Array[] = [];
  /** The last result: a page and its facets are requested one after the other. */
  private last?: { filter: string; version: number; rows: FilteredRows };

  constructor(columns: CarColumns) {
    this.columns = columns;
    this.searched = new SearchedRows(columns);
  }

  /** The result is valid until the next call with another filter, or the next change of the columns. */
  evaluate(filter: CarFilter): FilteredRows {
    const asked = JSON.stringify(filter);
    const { version } = this.columns;
    if (this.last?.filter !== asked || this.last.version !== version) {
      this.last = { filter: asked, version, rows: this.rowsUnder(filter) };
    }
    return this.last.rows;
  }

  private rowsUnder(filter: CarFilter): FilteredRows {
    const { columns } = this;
    this.grow();
    const some = filter.ids && this.rowsOf(filter.ids);
    const rows = some ?? this.allRows.subarray(0, columns.ids.length);
    const mask = this.mask.subarray(0, rows.length);
    /** The values of the rows that are checked. */
    const of = <A extends Values>(column: A): A => (some ? gather(column, some) : column);
    const { mileage, yearBuilt, price, monthlyInstallment, companies, bodyTypes, vehicleType } = filter;
    const { numbers, companyNames, bodyTypeNames, modelNames } = columns;
    failFlags(mask, of(columns.flags), filter);
    if (mileage) failRange(mask, of(numbers.mileage), mileage, FAILS.mileage);
    if (yearBuilt) failRange(mask, of(numbers.year), yearBuilt, FAILS.yearBuilt);
    if (price) failRange(mask, of(numbers.price), price, FAILS.price);
    if (monthlyInstallment) {
      failRange(mask, of(numbers.monthlyInstallment), monthlyInstallment, FAILS.monthlyInstallment);
    }
    if (companies) failCodes(mask, of(columns.companies), named(companyNames, companies), FAILS.companies);
    if (bodyTypes) failCodes(mask, of(columns.bodyTypes), named(bodyTypeNames, bodyTypes), FAILS.bodyTypes);
    if (vehicleType) {
      const selected = modelNames.select(({ id }) => id === vehicleType);
      failCodes(mask, of(columns.models), selected, FAILS.vehicleType);
    }
    if (filter.stockNumbers) {
      const wanted = new Set(filter.stockNumbers);
      failWhere(mask, (i) => !wanted.has(columns.stockNumbers[rows[i] ?? 0] ?? ''));
    }
    if (filter.updatedSince) {
      const [since, updated] = [Date.parse(filter.updatedSince), of(numbers.updatedAt)];
      // An unknown time is NaN, which is not less.
      failWhere(mask, (i) => (updated[i] ?? NaN) < since);
    }
    for (const word of wordsOf(filter)) {
      const found = this.found.fill(0);
      columns.texts.find([word], found);
      failCodes(mask, of(found), ONE, FAILS.anythingElse);
    }
    if (filter.search) failCodes(mask, of(this.searched.find(filter.search)), ONE, FAILS.anythingElse);
    return new FilteredRows(rows, mask, askedParts(filter), this.buffers);
  }

  private grow() {
    const { length } = this.columns.flags;
    if (this.mask.length === length) return;
    this.mask = new Uint8Array(length);
    this.found = new Uint8Array(length);
    this.allRows = Int32Array.from({ length }, (_, row) => row);
  }

  private rowsOf(ids: readonly string[]): Int32Array {
    return Int32Array.from(new Set(ids.flatMap((id) => this.columns.row(id) ?? [])));
  }
}

type Values = Uint8Array | Uint32Array | Float64Array;

/** Selects 1 of the codes 0 and 1. */
const ONE = Uint8Array.of(0, 1);

/** The values of these rows. */
function gather<A extends Values>(column: A, rows: Int32Array): A {
  const values = column.slice(0, rows.length);
  for (let i = 0; i < rows.length; i += 1) values[i] = column[rows[i] ?? 0] ?? 0;
  return values as A; // A slice is of the same type.
}

/** Selects the codes of the names that a filter asks for. */
function named(names: Dictionary<NameValue>, asked: string[]): Uint8Array {
  const searched = new Set(searchedNames(asked));
  return names.select((name) => searched.has(name.searched));
}

/** Resets every mask and fails rows by their flags. A free row has no flags, so it fails as not listed. */
function failFlags(
  mask: Uint8Array,
  flags: Uint8Array,
  { availableNow, featured, offersTestDrive, statuses }: CarFilter,
) {
  const wanted = FLAGS.listed | (featured ? FLAGS.featured : 0) | (offersTestDrive ? FLAGS.testDrive : 0);
  const tested = wanted | (availableNow || offersTestDrive ? FLAGS.sold : 0);
  const fits = (bits: number) =>
    (bits & tested) === wanted && (!statuses || statuses.includes(statusOf(bits)));
  mask.fill(0);
  failCodes(
    mask,
    flags,
    Uint8Array.from({ length: 32 }, (_, bits) => +fits(bits)),
    FAILS.anythingElse,
  );
}

function statusOf(bits: number): SaleStatus {
  return bits & FLAGS.sold ? 'sold' : bits & FLAGS.reserved ? 'reserved' : 'available';
}

function failWhere(mask: Uint8Array, fails: (i: number) => boolean) {
  for (let i = 0; i < mask.length; i += 1) {
    if (fails(i)) mask[i] = (mask[i] ?? 0) | FAILS.anythingElse;
  }
}

function failRange(mask: Uint8Array, values: Float64Array, { min, max }: Range, fails: number) {
  for (let i = 0; i < mask.length; i += 1) {
    // A missing value is NaN, which is in no range.
    const value = values[i] ?? NaN;
    mask[i] = (mask[i] ?? 0) | (fails * (1 - (+(value >= min) & +(value <= max))));
  }
}

/** Fails the rows whose code is not selected. */
function failCodes(mask: Uint8Array, codes: Uint8Array | Uint32Array, selected: Uint8Array, fails: number) {
  const failsOfCode = selected.map((is) => fails * (1 - is));
  for (let i = 0; i < mask.length; i += 1) mask[i] = (mask[i] ?? 0) | (failsOfCode[codes[i] ?? 0] ?? 0);
}

/** The bits of the parts that a filter contains. */
function askedParts(filter: CarFilter): number {
  const { anythingElse: _, ...parts } = FAILS;
  // The type of Object.keys loses the keys.
  const names = Object.keys(parts) as (keyof typeof parts)[];
  return names.reduce((bits, name) => bits | (filter[name] ? parts[name] : 0), 0);
}
