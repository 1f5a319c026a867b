import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stockColumns, stockRow } from './stockRow.ts';

/** Writes the first `cars` cars of the generated stock into the file at `path`, as CSV for `dist/import.js`. */
export async function writeStockFile(path: string, cars: number): Promise<void> {
  await pipeline(Readable.from(lines(cars)), createWriteStream(path));
}

function* lines(cars: number) {
  yield line(stockColumns);
  for (let number = 0; number < cars; number += 1) yield line(stockRow(number));
}

function line(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
}
