import type { Field } from './columns.ts';
import type { Columns } from './matchColumns.ts';
import { saysNothing, saysOther, tidyLines, tidyText } from './tidyText.ts';

/** Words that a dealer chose freely: 'Other' is a word there, and no choice from a list. */
const ownWords: Field[] = ['stockNumber', 'title', 'description', 'features'];

/** The cells of one row, by what they mean. */
export class Cells {
  private readonly cells: string[];
  private readonly at: Columns['at'];
  /** What was asked for before: some cells are read for several fields of a car, and all for its key. */
  private readonly texts = new Map<Field, string | null>();

  constructor(cells: string[], { at }: Columns) {
    this.cells = cells;
    this.at = at;
  }

  /** Whether the file has a column for `field`. */
  has(field: Field): boolean {
    return this.at.has(field);
  }

  /** The tidy text of `field`, which is never ''; null where the cell, or the column, says nothing. */
  text(field: Field): string | null {
    const known = this.texts.get(field);
    if (known !== undefined) return known;
    const text = this.tidy(field);
    this.texts.set(field, text);
    return text;
  }

  private tidy(field: Field): string | null {
    const cell = this.cells[this.at.get(field) ?? -1] ?? '';
    const tidy = field === 'description' ? tidyLines(cell) : tidyText(cell);
    return saysNothing(tidy) || (saysOther(tidy) && !ownWords.includes(field)) ? null : tidy;
  }
}
