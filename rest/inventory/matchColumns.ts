import { columnNames, type Field, fields } from './columns.ts';
import { nameKey } from './nameKey.ts';
import { cleanLine } from '../../text/cleanText.ts';
import { isBlank } from './blankTexts.ts';
import type { Mapping } from './readMapping.ts';
import { isReasonColumn } from './reasonColumn.ts';
import { UnusableFile } from './UnusableFile.ts';

/** The position of each field in a row, and the names of the unused columns. */
export interface Columns {
  at: ReadonlyMap<Field, number>;
  unused: string[];
}

/**
 * Finds each field's column, first by `mapping`, then by name. Throws `UnusableFile` if the mapping names a missing
 * column, if two columns could be the same field, or if no column tells what the cars are.
 */
export function matchColumns(header: string[], mapping: Mapping = {}): Columns {
  const names = header.map(cleanLine);
  const list = names.filter((name) => !isBlank(name)).join(', ');
  const at = new Map<Field, number>();
  for (const field of fields) {
    const mapped = mapping[field];
    if (mapped === undefined) continue;
    const [column] = positions(names, [mapped]);
    if (column === undefined) {
      throw new UnusableFile(`The mapping says that ${field} is "${mapped}", but the columns are: ${list}.`);
    }
    at.set(field, column);
  }
  const taken = new Set(at.values());
  for (const field of fields) {
    if (at.has(field)) continue;
    const [column, another] = positions(names, columnNames[field].split(', ')).filter((n) => !taken.has(n));
    if (column === undefined) continue;
    if (another !== undefined) {
      throw new UnusableFile(
        `The columns "${names[column]}" and "${names[another]}" could both be the ${field}: say which with --map.`,
      );
    }
    at.set(field, column);
    taken.add(column);
  }
  if (!at.has('make') && !at.has('title')) {
    throw new UnusableFile(
      `No column tells what the cars are (make or title); the columns are: ${list}. Name them with --map.`,
    );
  }
  const isUnused = (name: string, column: number) =>
    name !== '' && !taken.has(column) && !isReasonColumn(name);
  return { at, unused: names.filter(isUnused) };
}

function positions(names: string[], wanted: string[]): number[] {
  const keys = new Set(wanted.map(nameKey));
  return names.flatMap((name, column) => (name !== '' && keys.has(nameKey(name)) ? [column] : []));
}
