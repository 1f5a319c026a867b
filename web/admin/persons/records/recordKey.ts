import type { PersonalRecordFieldsFragment } from '../../../generated/PersonalRecordFields.ts';

/** Identifies a record: those of two kinds may have the same id. */
export function recordKey({ kind, id }: Pick<PersonalRecordFieldsFragment, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}
