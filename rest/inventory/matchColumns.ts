import { cleanLine } from '../../text/cleanText.ts';
import { isBlank } from './cells/blankTexts.ts';
import { columnNames, feedNames, type Field, fields, isReasonColumn, minorFields } from './columns.ts';
import { nameKey } from './cells/nameKey.ts';
import { type PictureColumn, pictureColumns } from './pictures/pictureColumns.ts';
import type { Mapping } from './readMapping.ts';
import { UnusableFile } from './UnusableFile.ts';

/** The most columns of a file. */
const MOST_COLUMNS = 1000;

/** The position of each field in a row, and the names of the unused columns. */
export interface Columns {
  at: ReadonlyMap<Field, number>;
  /** The positions of all columns of pictures, the first picture's first. */
  pictures: PictureColumn[];
  unused: string[];
}

/**
 * Finds each field's column, first by `mapping`, then by name; pictures may have several. Throws `UnusableFile` if the
 * mapping names a missing column, if two columns could be the same field (of minor fields the first is taken), or if no
 * column tells what the cars are.
 */
export function matchColumns(header: string[], mapping: Mapping = {}): Columns {
  return findColumns(header, mapping, (fault) => {
    throw fault;
  });
}

/** The same as far as names tell it: of several columns that could be one field the first, and perhaps no make and no title. */
export function suggestColumns(header: string[]): Columns {
  return findColumns(header, {}, () => undefined);
}

function findColumns(header: string[], mapping: Mapping, refuse: (fault: UnusableFile) => void): Columns {
  if (header.length > MOST_COLUMNS) {
    throw new UnusableFile(`The header has ${header.length} columns, which is more than ${MOST_COLUMNS}.`);
  }
  const names = header.map(cleanLine);
  const list = names.filter((name) => !isBlank(name)).join(', ');
  const keys = names.map((name) => (name === '' ? '' : nameKey(name)));
  const positions = (wanted: string[]) => {
    const wantedKeys = new Set(wanted.map(nameKey));
    return keys.flatMap((key, column) => (key !== '' && wantedKeys.has(key) ? [column] : []));
  };
  const at = new Map<Field, number>();
  for (const field of fields) {
    const mapped = mapping[field];
    if (mapped === undefined) continue;
    const [column] = positions([mapped]);
    if (column === undefined) {
      throw new UnusableFile(`The mapping assigns ${field} to "${mapped}", but the columns are: ${list}.`);
    }
    at.set(field, column);
  }
  const taken = new Set(at.values());
  const free = (columns: number[]) => columns.filter((column) => !taken.has(column));
  const mappedPictures = at.get('images');
  const pictures =
    mappedPictures === undefined
      ? pictureColumns(keys).filter(({ column }) => !taken.has(column))
      : [{ column: mappedPictures, group: null }];
  if (pictures[0] !== undefined) at.set('images', pictures[0].column);
  for (const { column } of pictures) taken.add(column);
  for (const field of fields) {
    if (at.has(field)) continue;
    const [column, another] = free(positions(columnNames[field].split(', ')));
    if (column === undefined) continue;
    if (another !== undefined && !minorFields.has(field)) {
      refuse(
        new UnusableFile(
          `The columns "${names[column]}" and "${names[another]}" could both be the ${field}.`,
          { advice: 'Choose one with --map.' },
        ),
      );
    }
    at.set(field, column);
    taken.add(column);
  }
  for (const field of fields) {
    if (at.has(field)) continue;
    const named = positions(feedNames[field]?.split(', ') ?? []);
    const [column] = free(field === 'stockNumber' ? [...named, ...feedIds(keys)] : named);
    if (column === undefined) continue;
    at.set(field, column);
    taken.add(column);
  }
  if (!at.has('make') && !at.has('title')) {
    const advice = 'Assign them with --map.';
    refuse(new UnusableFile(`There is no column for make or title. The columns are: ${list}.`, { advice }));
  }
  const isUnused = (name: string, column: number) =>
    name !== '' && !taken.has(column) && !isReasonColumn(name);
  return { at, pictures, unused: names.filter(isUnused) };
}

/**
 * The columns `id` of a vehicle feed for Google, which is the dealer's stock number (Google's feed specification). In
 * other files `id` is often only the number of the row: it means nothing without a column that only feeds have.
 */
function feedIds(keys: string[]): number[] {
  const isFeed = ['availability', 'imagelink', 'storecode', 'linktemplate'].some((key) => keys.includes(key));
  return isFeed ? keys.flatMap((key, column) => (key === 'id' ? [column] : [])) : [];
}
