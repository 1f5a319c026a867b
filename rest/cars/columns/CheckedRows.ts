import type { Range } from '../ranges.ts';
import type { CarColumns } from './CarColumns.ts';
import { type Mask, newMask } from './partBits.ts';

type Values = Uint8Array | Uint32Array | Float64Array;

/** Rows on which a filter is checked, one part after the other, without branches that could be mispredicted. */
export class CheckedRows {
  readonly columns: CarColumns;
  readonly rows: Int32Array;
  /** The parts that each row fails, as bits. */
  readonly mask: Mask;
  private readonly areSome: boolean;

  /** `some`: the only rows that are checked; all `allRows` without them. `mask` is used for the result. */
  constructor(columns: CarColumns, mask: Mask, allRows: Int32Array, some: Int32Array | undefined) {
    this.columns = columns;
    this.rows = some ?? allRows.subarray(0, columns.ids.length);
    this.mask = mask.subarray(0, this.rows.length).fill(0);
    this.areSome = some !== undefined;
  }

  /** Fails the rows whose number is missing or outside of the range. */
  failRange(column: Float64Array, { min, max }: Range, fails: number) {
    const { mask } = this;
    const values = this.valuesOf(column);
    for (let i = 0; i < mask.length; i += 1) {
      // A missing value is NaN, which is in no range.
      const value = values[i] ?? NaN;
      mask[i] = (mask[i] ?? 0) | (fails * (1 - (+(value >= min) & +(value <= max))));
    }
  }

  /** Fails the rows whose code is not selected: `selected` has 1 at each code that passes, otherwise 0. */
  failCodes(column: Uint8Array | Uint32Array, selected: Uint8Array, fails: number) {
    const { mask } = this;
    const codes = this.valuesOf(column);
    const failsOfCode = newMask(selected.length);
    for (let code = 0; code < selected.length; code += 1)
      failsOfCode[code] = fails * (1 - (selected[code] ?? 0));
    for (let i = 0; i < mask.length; i += 1) mask[i] = (mask[i] ?? 0) | (failsOfCode[codes[i] ?? 0] ?? 0);
  }

  /** Fails the rows at which `found` has no 1. */
  failUnlessFound(found: Uint8Array, fails: number) {
    this.failCodes(found, ONE, fails);
  }

  /** Fails the rows for which `isWrong` is true. */
  failWhere(isWrong: (row: number) => boolean, fails: number) {
    const { mask, rows } = this;
    for (let i = 0; i < mask.length; i += 1) {
      if (isWrong(rows[i] ?? 0)) mask[i] = (mask[i] ?? 0) | fails;
    }
  }

  /** The values of the rows that are checked. */
  private valuesOf<A extends Values>(column: A): A {
    if (!this.areSome) return column;
    const values = column.slice(0, this.rows.length);
    for (let i = 0; i < values.length; i += 1) values[i] = column[this.rows[i] ?? 0] ?? 0;
    return values as A; // A slice is of the same type.
  }
}

/** Selects 1 of the codes 0 and 1. */
const ONE = Uint8Array.of(0, 1);
