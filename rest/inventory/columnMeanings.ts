import { cleanLine } from '../../text/cleanText.ts';
import { nameKey } from './cells/nameKey.ts';
import { type Field, fieldInWords, fields, isReasonColumn, minorFields } from './columns.ts';
import { type Columns, suggestColumns } from './matchColumns.ts';
import { pictureColumns } from './pictures/pictureColumns.ts';
import { UnusableFile } from './UnusableFile.ts';

/** What each column of a file means, in their order; null for one that is not used. Only `images` may occur more than once. */
export type ColumnMeanings = readonly (Field | null)[];

/** What the columns of a header mean, as far as their names tell it. */
export function knownMeanings(header: string[]): (Field | null)[] {
  const { at, pictures } = suggestColumns(header);
  const meanings: (Field | null)[] = header.map(() => null);
  for (const [field, column] of at) meanings[column] = field;
  for (const { column } of pictures) meanings[column] = 'images';
  return meanings;
}

/**
 * The columns of a header whose meanings somebody has chosen. Throws `UnusableFile` with a sentence for whoever chooses them: a field
 * has two columns, nothing tells what the cars are, or the header is another one.
 */
export function columnsOf(header: string[], meanings: ColumnMeanings): Columns {
  if (meanings.length !== header.length) {
    throw new UnusableFile(`The file has ${header.length} columns, but ${meanings.length} were assigned.`);
  }
  const names = header.map(cleanLine);
  const at = new Map<Field, number>();
  // As `matchColumns` orders them.
  for (const field of fields) {
    const [column, another] = meanings.flatMap((meaning, each) => (meaning === field ? each : []));
    if (column === undefined) continue;
    if (another !== undefined && field !== 'images' && !minorFields.has(field)) {
      throw new UnusableFile(
        `The columns "${names[column]}" and "${names[another]}" are both the ${fieldInWords(field)}. Choose one of them.`,
      );
    }
    at.set(field, column);
  }
  if (!at.has('make') && !at.has('title')) {
    throw new UnusableFile('Choose the column with the make, or the one with the title of the advert.');
  }
  const known = pictureColumns(names.map((name) => (name === '' ? '' : nameKey(name))));
  const isPicture = (column: number) => meanings[column] === 'images';
  const ofNames = known.filter(({ column }) => isPicture(column));
  const others = meanings.flatMap((_, column) =>
    isPicture(column) && !ofNames.some((each) => each.column === column) ? [{ column, group: null }] : [],
  );
  const pictures = [...ofNames, ...others];
  if (pictures[0]) at.set('images', pictures[0].column);
  const isUnused = (name: string, column: number) =>
    name !== '' && meanings[column] === null && !isReasonColumn(name);
  return { at, pictures, unused: names.filter(isUnused) };
}
