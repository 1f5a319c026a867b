import { grouped } from '../../ui/text/grouped.ts';

/** How many cars have the value `name`, in words; undefined while that is not known. */
export function countIn(counts: Counts | undefined, name: string): string | undefined {
  const same = (item: { name: string }) => item.name.toLowerCase() === name.toLowerCase();
  return counts && grouped(counts.find(same)?.count ?? 0);
}

/** How many cars have each value that is in stock. */
export type Counts = { name: string; count: number }[];
