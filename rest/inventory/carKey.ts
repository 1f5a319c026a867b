import type { Cells } from './Cells.ts';
import { fields } from './columns.ts';

/**
 * What makes a row the same car as before: its stock number, or, where it has none, everything that it says. Cells
 * without text are left out, so that a new empty column makes no new cars.
 */
export function carKey(cells: Cells): string {
  const stockNumber = cells.text('stockNumber');
  if (stockNumber !== null) return stockNumber;
  return fields.flatMap((field) => (cells.text(field) ? [`${field}:${cells.text(field)}`] : [])).join('\n');
}
