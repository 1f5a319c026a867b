import { Conflict, NotFound } from '../http/errors.ts';
import type { Contact } from './contactIn.ts';
import type { CorrectedFields, PersonalRecord } from './personalRecord.ts';

/** What the file of a person says of a record besides the record itself. */
export interface RecordContents {
  record: PersonalRecord;
  /** What was entered, by field. */
  fields: Record<string, unknown>;
  /** What happened since, such as notes and answers. */
  events: object[];
  /** The names of stored photos. */
  photos: readonly string[];
}

/** The records of one kind. Of those that were erased, no method tells anything. */
export interface RecordStore {
  find(contact: Contact): Promise<PersonalRecord[]>;
  /** Rejects with `NotFound`. */
  contents(id: string): Promise<RecordContents>;
  /** Rejects with `NotFound`, with `Conflict` for a restricted record, and with `InvalidInput`. */
  correct(id: string, fields: CorrectedFields): Promise<PersonalRecord>;
  /** `at`: since when, ISO 8601; null ends it. Rejects with `NotFound`. */
  restrict(id: string, at: string | null): Promise<PersonalRecord>;
}

/** The error for a record that is not there, or no more. */
export function noRecord(): NotFound {
  return new NotFound('One of these records is no longer there. Search again.');
}

/** Throws for a record that may only be stored. */
export function checkUnrestricted({ restrictedAt }: { restrictedAt: string | null }) {
  if (restrictedAt === null) return;
  throw new Conflict(
    'One of these records is restricted: it may only be stored. Lift the restriction first.',
  );
}
