import type { Counts } from '../countIn.ts';

/** The names each once, in whatever case the cars have it, with the cars of all its spellings; those of most cars come first. */
export function foldedCounts(counts: Counts): Counts {
  const folded = new Map<string, Counts[number]>();
  for (const { name, count } of counts.toSorted((a, b) => b.count - a.count)) {
    const key = name.toLowerCase();
    const known = folded.get(key);
    folded.set(key, known ? { ...known, count: known.count + count } : { name, count });
  }
  return [...folded.values()].toSorted((a, b) => b.count - a.count);
}
