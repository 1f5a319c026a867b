import { createHash } from 'node:crypto';

/** The id of a thing that has a unique name: the same arguments give the same id in every store and every run. */
export function stableId(kind: string, key: string): string {
  // A slice of the whole hash would keep that in memory.
  return createHash('sha256').update(`${kind}:${key}`).digest().toString('hex', 0, 12);
}
