import type { CellFault } from './CellFault.ts';
import { Cells } from './Cells.ts';
import type { Columns } from '../matchColumns.ts';
import { LONGEST_ROW } from '../limits.ts';
import { readRow, type Row } from './readRow.ts';

const UNREADABLE =
  `a quotation mark is misplaced, or the row has more than ${LONGEST_ROW.toLocaleString('en-US')} characters: ` +
  'its cells cannot be separated';

/** Reads the values of the car from the cells of a row under `header`, or the reasons why the row is refused. */
export function readCells(
  cells: string[] | null,
  header: string[],
  columns: Columns,
  now: Date,
): Row | { faults: CellFault[] } {
  const matched = matchCells(cells, header, columns);
  return matched instanceof Cells ? readRow(matched, now) : matched;
}

/** Matches the cells of a row with their fields; gives the reasons if that is not possible. */
export function matchCells(
  cells: string[] | null,
  header: string[],
  columns: Columns,
): Cells | { faults: CellFault[] } {
  if (!cells) return wholeRow(UNREADABLE);
  // Spreadsheets leave empty cells after the last column; they mean nothing.
  const needed = header.findLastIndex(isFilled) + 1;
  if (cells.length < needed || cells.slice(header.length).some(isFilled)) {
    return wholeRow(`${cells.length} cells, but the header has ${header.length}`);
  }
  return new Cells(cells, columns);
}

function wholeRow(reason: string): { faults: CellFault[] } {
  return { faults: [{ field: null, reason }] };
}

function isFilled(cell: string): boolean {
  return cell.trim() !== '';
}
