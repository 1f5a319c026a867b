import { Cells } from './Cells.ts';
import type { Columns } from './matchColumns.ts';
import { readRow, type Row } from './readRow.ts';

/** Takes the cells of a row under `header` and gives what they say, or why the row is refused. */
export function readCells(
  cells: string[] | null,
  header: string[],
  columns: Columns,
  now: Date,
): Row | { reasons: string[] } {
  const told = tellCells(cells, header, columns);
  return told instanceof Cells ? readRow(told, now) : told;
}

/** The cells of a row by what they mean, or why that is not known. */
export function tellCells(
  cells: string[] | null,
  header: string[],
  columns: Columns,
): Cells | { reasons: string[] } {
  if (!cells) return { reasons: ['a quotation mark is out of place, its cells cannot be told apart'] };
  // Spreadsheets leave empty cells behind the last column; they say nothing.
  const needed = header.findLastIndex(isFilled) + 1;
  if (cells.length < needed || cells.slice(header.length).some(isFilled)) {
    return { reasons: [`${cells.length} cells, but the header has ${header.length}`] };
  }
  return new Cells(cells, columns);
}

function isFilled(cell: string): boolean {
  return cell.trim() !== '';
}
