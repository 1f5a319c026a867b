import type { Options } from 'csv-stringify/sync';
import { HttpError } from '../http/HttpError.ts';

/** How CSV is written for a kind of program. */
export interface CsvDialect {
  /** What stands before the first line. */
  start: string;
  options: Options;
}

/** RFC 4180 without line ends of Windows: every cell is what the stock has. */
const plain: CsvDialect = { start: '', options: {} };

/**
 * Excel opens a file as UTF-8 only with a byte order mark, expects the line ends of Windows, and runs what looks like a
 * formula: an apostrophe makes text of it.
 */
const excel: CsvDialect = {
  start: '\ufeff',
  // Without `quoted_match`, a cell with one half of a line end would not be quoted.
  options: { record_delimiter: '\r\n', quoted_match: /[\r\n]/, escape_formulas: true },
};

/** The CSV for the program that the parameter `for` names. Throws `HttpError` (400) for any other than Excel. */
export function csvDialect(program: unknown): CsvDialect {
  if (program === undefined) return plain;
  if (program === 'excel') return excel;
  throw new HttpError(400, 'The parameter `for` must be `excel`. Omit it for plain CSV.');
}
