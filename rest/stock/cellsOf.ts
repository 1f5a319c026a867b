import { Cells } from '../inventory/cells/Cells.ts';
import type { Field } from '../inventory/columns.ts';

/** The cells of a row with these columns. */
export function cellsOf(columns: readonly [column: Field, text: string][]): Cells {
  const at = new Map(columns.map(([column], position) => [column, position]));
  return new Cells(
    columns.map(([, text]) => text),
    { at, pictures: [], unused: [] },
  );
}
