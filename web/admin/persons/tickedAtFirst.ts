import type { PersonalRecordFieldsFragment } from '../../generated/PersonalRecordFields.ts';

type Record = PersonalRecordFieldsFragment;

/** Identifies a record: those of two kinds may have the same id. */
export const keyOf = ({ kind, id }: Pick<Record, 'kind' | 'id'>) => `${kind} ${id}`;

/**
 * The keys of the records that are taken for one person's: those with the email of the newest record that has a name, and
 * either its name or none. A phone number does not decide, as people share it.
 */
export function tickedAtFirst(records: readonly Record[]): Set<string> {
  const newest = records.toSorted((a, b) => b.at.localeCompare(a.at));
  const person = newest.find(({ name }) => name !== null) ?? newest[0];
  const isSame = ({ name, email }: Record) =>
    same(email, person?.email) && (name === null || same(name, person?.name));
  return new Set(records.filter(isSame).map(keyOf));
}

function same(a: string | null, b: string | null | undefined): boolean {
  return comparable(a) === comparable(b ?? null);
}

const comparable = (text: string | null) => text?.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
