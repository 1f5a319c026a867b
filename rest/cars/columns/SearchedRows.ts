import type { BoundsByKind } from '../../../search/bounds.ts';
import { type Search, understandSearch } from '../../../search/understandSearch.ts';
import { boundedColumns, type Range } from '../ranges.ts';
import type { CarColumns } from './CarColumns.ts';
import { FLAGS } from './carValues.ts';

/** Finds the rows that a visitor's search means. */
export class SearchedRows {
  private readonly columns: CarColumns;
  /** Reused for every search. */
  private fits = new Uint8Array(0);
  private found = new Uint8Array(0);

  constructor(columns: CarColumns) {
    this.columns = columns;
  }

  /** For each row: 1 if the search means it, otherwise 0. Valid until the next call. */
  find(text: string): Uint8Array {
    for (const search of understandSearch(text, this.columns.wordList)) {
      this.evaluate(search);
      if (this.fits.includes(1)) break;
    }
    return this.fits;
  }

  private evaluate({ meant, offersTestDrive, ...bounds }: Search) {
    const { flags, numbers, words } = this.columns;
    if (this.fits.length !== flags.length) {
      this.fits = new Uint8Array(flags.length);
      this.found = new Uint8Array(flags.length);
    }
    const { fits, found } = this;
    // A free row has no flags.
    const wanted = FLAGS.listed | (offersTestDrive ? FLAGS.testDrive : 0);
    const tested = wanted | (offersTestDrive ? FLAGS.sold : 0);
    for (let i = 0; i < fits.length; i += 1) fits[i] = +(((flags[i] ?? 0) & tested) === wanted);
    // The type of Object.entries loses the keys.
    for (const [kind, range] of Object.entries(bounds) as [keyof BoundsByKind, Range][]) {
      keepRange(fits, numbers[boundedColumns[kind]], range);
    }
    for (const { words: wanted, asStart } of meant) {
      found.fill(0);
      words.find(wanted, found, asStart ? 'start' : 'whole');
      for (let i = 0; i < fits.length; i += 1) fits[i] = (fits[i] ?? 0) & (found[i] ?? 0);
    }
  }
}

/** A missing value is NaN, which is in no range. */
function keepRange(fits: Uint8Array, values: Float64Array, { min, max }: Range) {
  for (let i = 0; i < fits.length; i += 1) {
    const value = values[i] ?? NaN;
    fits[i] = (fits[i] ?? 0) & +(value >= min) & +(value <= max);
  }
}
