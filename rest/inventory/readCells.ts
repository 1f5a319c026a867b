import { Cells } from './Cells.ts';
import type { Columns } from './matchColumns.ts';
import { readRow, type Row } from './readRow.ts';

/** Takes the cells of a row under `header` and gives the values of the car, or why the row is refused. */
export function readCells(
  cells: string[] | null,
  header: string[],
  columns: Columns,
  now: Date,
): Row | { reasons: string[] } {
  const matched = matchCells(cells, header, columns);
  return matched instanceof Cells ? readRow(matched, now) : matched;
}

/** Gives the cells of a row by the fields that they belong to, or why that is not known. */
export function matchCells(
  cells: string[] | null,
  header: string[],
  columns: Columns,
): Cells | { reasons: string[] } {
  if (!cells) return { reasons: ['a quotation mark is out of place, its cells cannot be told apart'] };
  // Spreadsheets leave empty cells behind the last column; they have no meaning.
  const needed = header.findLastIndex(isFilled) + 1;
  if (cells.length < needed || cells.slice(header.length).some(isFilled)) {
    return { reasons: [`${cells.length} cells, but the header has ${header.length}`] };
  }
  return new Cells(cells, columns);
}

function isFilled(cell: string): boolean {
  return cell.trim() !== '';
}
