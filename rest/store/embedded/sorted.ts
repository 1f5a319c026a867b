import type { Sort } from '../Collection.ts';

/** A document and the values that it is sorted by. */
interface Sortable<T> {
  document: T;
  values: unknown[];
}

/**
 * Sorts documents in MongoDB's order (ascending: missing values, numbers, text) and returns `count` of them after the
 * first `skip`.
 */
export function sorted<T extends object>(
  documents: readonly T[],
  sort: Sort,
  skip: number,
  count: number,
): T[] {
  const paths = Object.keys(sort).map((path) => path.split('.'));
  const directions = Object.values(sort);
  const order = (a: Sortable<T>, b: Sortable<T>) => {
    for (const [i, direction] of directions.entries()) {
      const difference = compare(a.values[i], b.values[i]);
      if (difference !== 0) return difference * direction;
    }
    return 0;
  };
  const sortable = documents.map((document) => ({
    document,
    values: paths.map((path) => valueAt(document, path)),
  }));
  // A single smallest or largest document is found without sorting.
  const [first] = sortable;
  if (first && skip === 0 && count === 1) {
    return [sortable.reduce((best, other) => (order(other, best) < 0 ? other : best), first).document];
  }
  return sortable
    .sort(order)
    .slice(skip, skip + count)
    .map(({ document }) => document);
}

function valueAt(document: object, path: string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    document,
  );
}

function compare(a: unknown, b: unknown): number {
  const kind = kindOf(a) - kindOf(b);
  // Missing values and null count as equal.
  if (kind !== 0 || a === b || kindOf(a) === 0) return kind;
  return (a as string | number) < (b as string | number) ? -1 : 1;
}

function kindOf(value: unknown): number {
  if (value === undefined || value === null) return 0;
  return typeof value === 'number' ? 1 : 2;
}
