import type { Collection, Stored } from '../store/Collection.ts';

/** How many documents are looked up at once. */
const BATCH = 100;

/** The id of a document that belongs to an import, such as a part of its file: they are in the order of their numbers. */
export function partId(runId: string, number: number, kind = ''): string {
  return `${runId} ${kind} ${String(number).padStart(6, '0')}`;
}

/** The id of the import to which the document with this id belongs. */
export function runIdOf(id: string): string {
  return id.slice(0, id.indexOf(' '));
}

/** Removes the documents that belong to an import. */
export async function removeParts(collection: Collection<Stored>, runId: string) {
  const options = { sort: { _id: 1 }, limit: BATCH, projection: { _id: 1 } } as const;
  // `!` is the character after the blank.
  const filter = { _id: { $gt: `${runId} `, $lt: `${runId}!` } };
  for (;;) {
    const part = await collection.find(filter, options).toArray();
    if (part.length > 0) {
      await collection.bulkWrite(part.map(({ _id }) => ({ deleteOne: { filter: { _id } } })));
    }
    if (part.length < BATCH) return;
  }
}
