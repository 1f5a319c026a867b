import { paintFields } from '../cells/readCondition.ts';
import type { Field } from '../columns.ts';
import { UnusableFile } from '../UnusableFile.ts';
import { fieldsByHand, overwrittenBy } from './fieldsByHand.ts';

/** The fields by the names that are typed: all readings of the paint count together. */
const known = new Map(fieldsByHand.map((field) => [nameOf(field), field]));

/** Stands for all fields. */
const ALL = 'all';

/**
 * Reads the fields for which the file counts although a person has changed them, with a comma between two: `price,mileage`.
 * Returns the keys of their values in a car. Throws `UnusableFile` for a name that is none of them.
 */
export function readOverwrite(typed: string): ReadonlySet<string> {
  const names = typed.split(',').map((name) => name.trim());
  const unknown = names.find((name) => name !== ALL && !known.has(name));
  if (unknown !== undefined) {
    throw new UnusableFile(
      `--overwrite has the unknown field "${unknown}". The fields are: ${[...known.keys(), ALL].join(', ')}.`,
    );
  }
  return overwrittenBy(names.includes(ALL) ? fieldsByHand : names.flatMap((name) => known.get(name) ?? []));
}

function nameOf(field: Field): string {
  if (field === 'images') return 'pictures';
  return paintFields.includes(field) ? 'paint' : field;
}
