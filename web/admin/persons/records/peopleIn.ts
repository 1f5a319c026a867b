import type { PersonalRecordFieldsFragment } from '../../../generated/PersonalRecordFields.ts';
import { recordKey } from './recordKey.ts';

type Record = PersonalRecordFieldsFragment;

/** Records that are one person's by their name and email. */
export interface FoundPerson {
  /** Null where none of the records has one. */
  name: string | null;
  email: string | null;
  /** The keys of the records. */
  keys: string[];
}

/**
 * The people whose records these are, as far as one can tell: records of one person have the same name and email. A record without
 * a name is that of the one person with its email. A phone number does not decide: people share it.
 */
export function peopleIn(records: readonly Record[]): FoundPerson[] {
  const people = new Map<string, FoundPerson>();
  // Those with a name come first, so that the others find them.
  for (const record of records.toSorted((a, b) => Number(a.name === null) - Number(b.name === null))) {
    const { name, email } = record;
    const key = `${comparable(name)} ${comparable(email)}`;
    const known = people.get(key) ?? (name === null ? onlyNamed([...people.values()], email) : undefined);
    if (known) known.keys.push(recordKey(record));
    else people.set(key, { name, email, keys: [recordKey(record)] });
  }
  return [...people.values()];
}

/** The one person with a name who has an email address; undefined where there are several, or none. */
function onlyNamed(people: readonly FoundPerson[], email: string | null): FoundPerson | undefined {
  const named = people.filter(
    (person) => person.name !== null && comparable(person.email) === comparable(email),
  );
  return email !== null && named.length === 1 ? named[0] : undefined;
}

function comparable(text: string | null): string {
  return text?.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase() ?? '';
}
