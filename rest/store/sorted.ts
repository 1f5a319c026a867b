import type { Sort } from './Collection.ts';

/** A sorted copy, in MongoDB's order: missing values first when ascending, then numbers, then text. */
export function sorted<T extends object>(documents: T[], sort: Sort): T[] {
  const keys = Object.entries(sort).map(([path, direction]) => ({ path: path.split('.'), direction }));
  return documents.toSorted((a, b) => {
    for (const { path, direction } of keys) {
      const order = compare(valueAt(a, path), valueAt(b, path));
      if (order !== 0) return order * direction;
    }
    return 0;
  });
}

function valueAt(document: object, path: string[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
}

function compare(a: unknown, b: unknown): number {
  const kind = kindOf(a) - kindOf(b);
  if (kind !== 0 || a === b) return kind;
  return (a as string | number) < (b as string | number) ? -1 : 1;
}

function kindOf(value: unknown): number {
  if (value === undefined || value === null) return 0;
  return typeof value === 'number' ? 1 : 2;
}
