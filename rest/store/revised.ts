import type { Filter } from 'mongodb';
import type { Collection, Stored } from './Collection.ts';

/**
 * A document that several people and processes change. Its revision counts the writes; where it is missing or null, the
 * document was stored before documents had one, and its revision is 1.
 */
export interface Revised extends Stored {
  revision?: number | null;
}

/** How often a change is tried that others forestall: one of them has succeeded each time. */
const MOST_TRIES = 100;

/** The revision of a document, from 1 on. */
export function revisionIn({ revision }: Pick<Revised, 'revision'>): number {
  return revision ?? 1;
}

/** The filter that finds a document only as it was read. Null finds documents without a revision. */
export function asRead<T extends Revised>({ _id, revision = null }: Pick<T, '_id' | 'revision'>): Filter<T> {
  // The keys are those of every revised document, which the type of a filter cannot tell of a generic one.
  return { _id, revision } as Filter<T>;
}

/** Sets some fields of a document. Undefined if somebody else has written or removed it since it was read. */
export async function writeRevised<T extends Revised>(
  collection: Collection<T>,
  read: T,
  fields: Partial<T>,
): Promise<T | undefined> {
  const changed = { ...fields, revision: revisionIn(read) + 1 };
  const { matchedCount } = await collection.updateOne(asRead(read), { $set: changed });
  return matchedCount === 0 ? undefined : { ...read, ...changed };
}

/**
 * Changes a document that the caller has read: `change` gets it and returns the fields to set, or undefined to leave it. Where
 * somebody else has written it meanwhile, `change` gets it again as it is then, so that nothing of theirs is overwritten.
 * Returns the document as it is at the end; undefined if it was removed. Rejects with the errors of `change`.
 */
export async function changeRevised<T extends Revised>(
  collection: Collection<T>,
  read: T,
  change: (now: T) => Partial<T> | undefined,
): Promise<T | undefined> {
  let now: T | null = read;
  for (let tries = 0; now && tries < MOST_TRIES; tries += 1) {
    const fields = change(now);
    const written: T | undefined = fields ? await writeRevised(collection, now, fields) : now;
    if (written) return written;
    now = await collection.findOne({ _id: read._id } as Filter<T>);
  }
  if (now) throw new Error('A document is changed by others all the time');
  return undefined;
}
