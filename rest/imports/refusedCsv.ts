import { stringify } from 'csv-stringify';
import { pipeline, Readable } from 'node:stream';
import type { ImportRow } from './importRun.ts';

/** The refused rows for spreadsheets, made while it is read: nothing in them is a formula there. */
export function refusedCsv(rows: AsyncIterable<ImportRow>): Readable {
  const csv = stringify({
    // The mark tells spreadsheets that it is UTF-8.
    ...{ bom: true, record_delimiter: 'windows', escape_formulas: true },
    // By itself the library quotes a line break only where it is the one that ends a record.
    quoted_match: /[\r\n]/,
  });
  // Rows that cannot be read end the file with their error, which the response reports.
  pipeline(Readable.from(linesOf(rows)), csv, () => undefined);
  return csv;
}

async function* linesOf(rows: AsyncIterable<ImportRow>) {
  yield ['Line', 'Car', 'Column', 'Value', 'Reason'];
  for await (const { line, car, column, value, text } of rows) {
    yield [line ?? '', car, column ?? '', value ?? '', text];
  }
}
