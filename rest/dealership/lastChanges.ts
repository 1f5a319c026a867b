import Type, { type Static } from 'typebox';
import type { Stale } from '../http/errors.ts';
import { momentInWords } from './momentInWords.ts';

const LastChange = Type.Object({ revision: Type.Number(), by: Type.String(), at: Type.String() });

/** Of a record that several people change: who changed each field last, with which revision and when (ISO 8601). */
export const LastChanges = Type.Record(Type.String(), LastChange);
export type LastChanges = Static<typeof LastChanges>;

/** The last changes after a change of some fields. */
export function withLastChange(
  known: LastChanges,
  fields: readonly string[],
  change: Static<typeof LastChange>,
): LastChanges {
  return { ...known, ...Object.fromEntries(fields.map((field) => [field, change])) };
}

/** The fields that were changed after a revision, and in words by whom and when. */
export function changedSince(revision: number, known: LastChanges): Stale['changed'] {
  return Object.entries(known)
    .filter(([, change]) => change.revision > revision)
    .map(([field, { by, at }]) => ({
      field,
      message: `${by} changed it on ${momentInWords(Date.parse(at))}.`,
    }));
}
