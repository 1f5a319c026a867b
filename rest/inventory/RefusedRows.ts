import { stringify } from 'csv-stringify/sync';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { counted } from '../../text/counted.ts';
import type { CellFault } from './cells/CellFault.ts';
import { isReasonColumn, REASON_COLUMN } from './columns.ts';

/** A row that was not imported. */
export interface RefusedRow {
  header: string[];
  /** As they are in the file; the pieces between the delimiters, if they cannot be told apart. */
  cells: string[];
  reasons: string[];
  /** The line of the file in which it begins. */
  line: number;
  /** The same reasons, each with its field. */
  faults: CellFault[];
}

/**
 * The refused rows of an import, as a CSV file that can be corrected and imported: the columns of the imported file behind
 * one with the reasons, which the import ignores.
 */
export class RefusedRows {
  private readonly path: string;
  private readonly file: FileHandle;
  private readonly lines: string[] = [];
  private isSaved = false;

  private constructor(path: string, file: FileHandle) {
    this.path = path;
    this.file = file;
  }

  /** Creates the file, which only its owner can read. Rejects with an error of the file system, such as `EEXIST`. */
  static async create(path: string): Promise<RefusedRows> {
    return new RefusedRows(path, await open(path, 'wx', 0o600));
  }

  add({ header, cells, reasons }: Omit<RefusedRow, 'line' | 'faults'>) {
    // A file that was written here and imported again has the column already.
    const first = isReasonColumn(header[0] ?? '') ? 1 : 0;
    if (this.lines.length === 0) this.lines.push(line([REASON_COLUMN, ...header.slice(first)], true));
    this.lines.push(line([reasons.join('; '), ...cells.slice(first)]));
  }

  /** Writes the rows and says so; without rows there is no file. */
  async save(): Promise<string> {
    const count = this.lines.length - 1;
    if (count < 1) return `No rows were refused, so ${this.path} was not written.`;
    await this.file.writeFile(this.lines.join(''));
    this.isSaved = true;
    return `${this.path} has ${counted(count, 'refused row')}. Correct them there, and import that file.`;
  }

  /** Closes the file, and removes it unless it was saved. */
  async close() {
    await this.file.close();
    if (!this.isSaved) await rm(this.path, { force: true });
  }
}

function line(cells: string[], isFirst = false): string {
  // The mark tells spreadsheets that the file is UTF-8. By itself the library quotes no line break but `record_delimiter`.
  return stringify([cells], { bom: isFirst, record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}
