import type { CarFilter } from '../CarFilter.ts';
import { facetParts } from '../facets/facetParts.ts';
import type { CarColumns } from './CarColumns.ts';
import { CheckedRows } from './CheckedRows.ts';
import { FilteredRows } from './FilteredRows.ts';
import { bitsOf, newMask } from './partBits.ts';
import { checkRows } from './rowChecks.ts';
import { SearchedRows } from './SearchedRows.ts';

/** Evaluates filters over the columns, one column after the other. */
export class RowFilter {
  private readonly columns: CarColumns;
  private readonly searched: SearchedRows;
  /** Reused for every filter. */
  private mask = newMask(0);
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
    this.grow();
    const some = filter.ids && this.rowsOf(filter.ids);
    const on = new CheckedRows(this.columns, this.mask, this.allRows, some);
    checkRows(on, filter, { searched: this.searched, zeros: () => this.found.fill(0) });
    const asked = bitsOf(facetParts.filter((part) => filter[part]));
    return new FilteredRows(on.rows, on.mask, asked, this.buffers);
  }

  private grow() {
    const { length } = this.columns.flags;
    if (this.mask.length === length) return;
    this.mask = newMask(length);
    this.found = new Uint8Array(length);
    this.allRows = Int32Array.from({ length }, (_, row) => row);
  }

  private rowsOf(ids: readonly string[]): Int32Array {
    return Int32Array.from(new Set(ids.flatMap((id) => this.columns.row(id) ?? [])));
  }
}
