import Type, { type Static } from 'typebox';
import { Nullable } from '../../http/schemas.ts';
import type { CollectionDefinition } from '../../store/CollectionDefinition.ts';

/** That a record was erased, in the collection `erasures`. A restore leaves them as they are. */
export const StoredErasure = Type.Object({
  /** The name of the key and a keyed digest of the record's kind and id, which tells nothing of either. */
  _id: Type.String(),
  /** ISO 8601 as the other time. What the person has sent since is another record, even if it has the same id. */
  at: Type.String(),
  /** When nothing of it was left in this store; null while it is being erased, and after a restore. */
  doneAt: Nullable(Type.String()),
});
export type StoredErasure = Static<typeof StoredErasure>;

/** The collection of erasures. They are read all together. */
export const erasureCollections = [
  { name: 'erasures', shape: StoredErasure },
] as const satisfies readonly CollectionDefinition[];
