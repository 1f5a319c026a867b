import { grouped } from '../../ui/text/grouped.ts';

/** How many cars have the value `name`, in whatever case, in words; undefined while that is not known. */
export function countIn(counts: Counts | undefined, name: string): string | undefined {
  const same = counts?.filter((item) => item.name.toLowerCase() === name.toLowerCase());
  return same && grouped(same.reduce((sum, { count }) => sum + count, 0));
}

/** How many cars have each value that is in stock. */
export type Counts = { name: string; count: number }[];
