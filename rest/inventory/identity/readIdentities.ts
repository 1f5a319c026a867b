import { setImmediate } from 'node:timers/promises';
import { inParts } from '../../store/inParts.ts';
import { stableId } from '../../store/stableId.ts';
import { carKey } from '../carKey.ts';
import { Cells } from '../cells/Cells.ts';
import type { Columns } from '../matchColumns.ts';
import { matchCells } from '../cells/readCells.ts';
import type { Table } from '../readTable.ts';
import { readVin } from '../cells/readVin.ts';
import type { RowIdentity } from './RowIdentity.ts';

/** How many rows are read before other work, such as heartbeats, gets a turn. */
const PART = 1000;

/** Yields the rows of the table with their matched cells, undefined where those cannot be told apart. */
export async function* matchedRows(table: Table, columns: Columns) {
  for await (const part of inParts(table.rows, PART)) {
    for (const { line, cells } of part) {
      const matched = matchCells(cells, table.header, columns);
      yield { line, cells: matched instanceof Cells ? matched : undefined };
    }
    await setImmediate();
  }
}

/** The identities of the rows of a table in its order; undefined for a row whose cells cannot be told apart. */
export interface TableIdentities {
  rows: readonly (RowIdentity | undefined)[];
  /** The lines of the rows whose cells cannot be told apart. */
  unknownLines: readonly number[];
}

/**
 * Reads what identifies the car of each row of the table. Rows with one stock number are the same car, and so are those without that have one VIN, or the same facts and
 * not two VINs. A VIN that another stock number has already is refused.
 */
export async function readIdentities(table: Table, columns: Columns): Promise<TableIdentities> {
  const byNumber = new Map<string, RowIdentity>();
  const byVin = new Map<string, RowIdentity>();
  const byKey = new Map<string, RowIdentity>();

  function sameCar({ stockNumber, vin, key }: RowIdentity): RowIdentity | undefined {
    if (stockNumber) return byNumber.get(stockNumber);
    const sameVin = vin === null ? undefined : byVin.get(vin);
    const sameFacts = byKey.get(key);
    return sameVin ?? (vin !== null && sameFacts?.vin ? undefined : sameFacts);
  }

  const rows: (RowIdentity | undefined)[] = [];
  const unknownLines: number[] = [];
  for await (const { line, cells } of matchedRows(table, columns)) {
    if (!cells) {
      rows.push(undefined);
      unknownLines.push(line);
      continue;
    }
    const stockNumber = cells.text('stockNumber') ?? '';
    const key = stableId('car', carKey(cells));
    const { vin } = readVin(cells);
    const row: RowIdentity = { line, stockNumber, vin, key, carId: key, lastKey: key };
    const same = sameCar(row);
    rows.push(same ?? row);
    if (same) continue;
    const withVin = row.vin === null ? undefined : byVin.get(row.vin);
    if (withVin) {
      row.refusal = `the same VIN as on line ${withVin.line}`;
      row.vin = null;
    }
    if (row.vin !== null) byVin.set(row.vin, row);
    if (stockNumber) byNumber.set(stockNumber, row);
    else if (!byKey.has(row.key)) byKey.set(row.key, row);
  }
  return { rows, unknownLines };
}
