import { createHash } from 'node:crypto';

/** The id of a thing that has a name of its own: the same words give the same id in every store, on every run. */
export function stableId(kind: string, key: string): string {
  return createHash('sha256').update(`${kind}:${key}`).digest('hex').slice(0, 24);
}
