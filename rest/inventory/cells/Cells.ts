import { cleanLine, cleanLines } from '../../../text/cleanText.ts';
import { plainText } from '../../../text/plainText.ts';
import type { PictureGroup } from '../../cars/car.ts';
import { isBlank, isNone, isOther, isUnavailable } from './blankTexts.ts';
import { type Field, fieldInWords, minorFields } from '../columns.ts';
import { LONGEST_CELL, longestCells } from '../limits.ts';
import type { Columns } from '../matchColumns.ts';
import { withoutFormula } from './withoutFormula.ts';

/** Fields of free text: 'Other' is text there, not a choice from a list. */
const freeText: Field[] = ['stockNumber', 'title', 'description', 'features', 'imperfections'];

/** Fields that answer a buyer's question: 'None' is an answer there, not a blank cell. */
const answers: Field[] = [
  ...(['serviceHistory', 'warranty', 'warrantyUntil', 'accidentHistory', 'registration'] as const),
  'imperfections',
];

/** What spreadsheets show where a formula has failed or a column is too narrow; `#N/A` is a blank cell. */
const spreadsheetError = /^#(REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|#{3,})\s*$/i;

/** The cells of one row, by field. */
export class Cells {
  private readonly cells: string[];
  private readonly columns: Columns;
  /** The results of `text`: some cells are read for several fields of a car, and all of them for its key. */
  private readonly texts = new Map<Field, string | null>();
  /** Why cells cannot be read, by field: they are too long, or a formula of the spreadsheet has failed. */
  readonly faults: ReadonlyMap<Field, string>;

  constructor(cells: string[], columns: Columns) {
    this.cells = cells;
    this.columns = columns;
    this.faults = faultsOf(cells, columns);
  }

  /** Whether the file has a column for `field`. */
  has(field: Field): boolean {
    return this.columns.at.has(field);
  }

  /**
   * The plain text of `field` in one line, which is never ''; null if the cell is blank, the column is missing, or a minor
   * field is at fault. A description keeps its lines and its HTML.
   */
  text(field: Field): string | null {
    const known = this.texts.get(field);
    if (known !== undefined) return known;
    const text = this.read(field);
    this.texts.set(field, text);
    return text;
  }

  /** The plain text of `field` with its line breaks; each item of a list of HTML is a line. '' if there is none. */
  lines(field: Field): string {
    const [text, cell] = [this.text(field) ?? '', this.cell(field)];
    return text === '' || !/[\n<&]/.test(cell) ? text : cleanLines(plainText(cell));
  }

  /** The texts of the columns of pictures, the first picture's first, and which part of the car a column is about. */
  pictures(): { text: string; group: PictureGroup | null }[] {
    return this.columns.pictures.map(({ column, group }) => ({
      text: cleanLine(plainText(this.at(column))),
      group,
    }));
  }

  private read(field: Field): string | null {
    if (this.faults.has(field) && minorFields.has(field)) return null;
    const cell = this.cell(field);
    const text = field === 'description' ? cleanLines(cell) : cleanLine(plainText(cell));
    if (isNone(text) && answers.includes(field)) return text;
    if (field === 'status' && isUnavailable(text)) return text;
    return isBlank(text) || (isOther(text) && !freeText.includes(field)) ? null : text;
  }

  private cell(field: Field): string {
    return this.at(this.columns.at.get(field) ?? -1);
  }

  private at(column: number): string {
    return withoutFormula(this.cells[column] ?? '');
  }
}

function faultsOf(cells: string[], columns: Columns): Map<Field, string> {
  const faults = new Map<Field, string>();
  for (const [field, column] of columns.at) {
    const cell = cells[column] ?? '';
    const longest = longestCells[field] ?? LONGEST_CELL;
    if (cell.length > longest) {
      faults.set(
        field,
        `${fieldInWords(field)} is longer than ${longest.toLocaleString('en-US')} characters`,
      );
    } else if (cell.startsWith('#') && spreadsheetError.test(cell)) {
      faults.set(field, `${fieldInWords(field)} "${cell.trim()}" is a spreadsheet error: correct the cell`);
    }
  }
  return faults;
}
