import { cleanLine, cleanLines } from '../../text/cleanText.ts';
import type { Field } from './columns.ts';
import type { Columns } from './matchColumns.ts';
import { isBlank, isNone, isOther } from './blankTexts.ts';

/** Fields of free text: 'Other' is text there, not a choice from a list. */
const freeText: Field[] = ['stockNumber', 'title', 'description', 'features'];

/** Fields that answer a buyer's question: 'None' is an answer there, not a blank cell. */
const answers: Field[] = ['serviceHistory', 'warranty', 'accidentHistory', 'registration'];

/** The cells of one row, by field. */
export class Cells {
  private readonly cells: string[];
  private readonly at: Columns['at'];
  /** The results of `text`: some cells are read for several fields of a car, and all of them for its key. */
  private readonly texts = new Map<Field, string | null>();

  constructor(cells: string[], { at }: Columns) {
    this.cells = cells;
    this.at = at;
  }

  /** Whether the file has a column for `field`. */
  has(field: Field): boolean {
    return this.at.has(field);
  }

  /** The normalized text of `field`, which is never ''; null if the cell is blank or the column is missing. */
  text(field: Field): string | null {
    const known = this.texts.get(field);
    if (known !== undefined) return known;
    const text = this.read(field);
    this.texts.set(field, text);
    return text;
  }

  private read(field: Field): string | null {
    const cell = this.cells[this.at.get(field) ?? -1] ?? '';
    const text = field === 'description' ? cleanLines(cell) : cleanLine(cell);
    if (isNone(text) && answers.includes(field)) return text;
    return isBlank(text) || (isOther(text) && !freeText.includes(field)) ? null : text;
  }
}
