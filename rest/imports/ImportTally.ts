import type { ImportedCar } from '../inventory/importedCar.ts';
import type { Columns } from '../inventory/matchColumns.ts';
import type { RefusedRow } from '../inventory/RefusedRows.ts';
import type { ImportReport } from '../inventory/report.ts';
import type { importRows } from './importRows.ts';
import type { ImportCounts, ImportRow } from './importRun.ts';

/** The most characters that are kept of a value, and of a sentence. */
const [MOST_OF_VALUE, MOST_OF_TEXT] = [200, 1_000];

type Rows = ReturnType<ReturnType<typeof importRows>['writer']>;

/** Counts what an import does while it does it, and keeps the rows that somebody may want to look at. */
export class ImportTally {
  readonly counts: ImportCounts = {
    ...{ rows: 0, added: 0, changed: 0, unchanged: 0, withdrawn: 0, refused: 0, kept: 0, keptWithdrawn: 0 },
  };
  private readonly rows: Rows;
  private readonly columns: Columns;
  /** What was said of a car in a row of its own. */
  private readonly said = new Set<string>();

  constructor(rows: Rows, columns: Columns) {
    this.rows = rows;
    this.columns = columns;
  }

  addCar({ line, carId, label, result, changed, kept }: ImportedCar) {
    const row = aRow({ line, carId, car: label });
    this.counts[result] += 1;
    if (line !== null) this.counts.rows += 1;
    if (result !== 'unchanged') this.rows.add(result, { ...row, text: changed.join(', ') });
    if (kept.length === 0) return;
    this.counts.kept += 1;
    this.rows.add('kept', { ...row, text: kept.join('; ') });
    for (const sentence of kept) this.said.add(`${line} ${sentence}`);
  }

  addRefused({ line, header, cells, faults }: RefusedRow) {
    this.counts.refused += 1;
    this.counts.rows += 1;
    const car = this.nameIn(cells);
    for (const { field, reason } of faults) {
      const column = field === null ? undefined : this.columns.at.get(field);
      this.rows.add('refused', {
        ...aRow({ line, car }),
        column: column === undefined ? null : (header[column] ?? null),
        value: column === undefined ? null : (cells[column] ?? '').slice(0, MOST_OF_VALUE),
        text: reason.slice(0, MOST_OF_TEXT),
      });
    }
  }

  /** Adds what the report alone says. */
  addReport({ notes, matched }: ImportReport) {
    const sentences = [
      ...notes.filter(({ line, note }) => !this.said.has(`${line} ${note}`)),
      ...matched.map(({ line, car, isOneOfSeveral }) => ({
        line,
        note: `was matched to ${car}${isOneOfSeveral ? ', the closest of several similar cars' : ''}`,
      })),
    ].toSorted((a, b) => a.line - b.line);
    for (const { line, note } of sentences) {
      this.rows.add('notes', { ...aRow({ line }), text: note.slice(0, MOST_OF_TEXT) });
    }
  }

  /** Adds what is said of pictures: those that are missing, or cars that keep theirs as a person has changed them. */
  addSentences(kind: 'pictures' | 'notes', sentences: readonly string[]) {
    for (const sentence of sentences) {
      this.rows.add(kind, { ...aRow({}), text: sentence.slice(0, MOST_OF_TEXT) });
    }
  }

  /** What the dealer recognises the car of a refused row by. */
  private nameIn(cells: readonly string[]): string {
    const text = (field: 'stockNumber' | 'make' | 'model' | 'trim' | 'title') =>
      (cells[this.columns.at.get(field) ?? -1] ?? '').trim();
    const names = [text('make'), text('model'), text('trim')].filter(Boolean).join(' ');
    const name = [text('stockNumber'), names || text('title')].filter(Boolean).join(', ');
    return name.slice(0, MOST_OF_VALUE);
  }
}

function aRow({ line = null, carId = null, car = '' }: Partial<ImportRow>): ImportRow {
  return { line, carId, car, column: null, value: null, text: '' };
}
