import type { Cells } from './Cells.ts';

/** The features of a car, from a list with semicolons or bars, or, if it has neither, commas. Null if the list is blank. */
export function specifications(cells: Cells): Record<string, boolean> | null {
  const features = cells.text('features') ?? '';
  const listed = features.split(/[;|]/.test(features) ? /[;|]/ : ',');
  const known = new Set<string>();
  const has: Record<string, boolean> = {};
  for (const part of listed) {
    const name = part.trim();
    const key = name.toLowerCase();
    if (name === '' || known.has(key)) continue;
    known.add(key);
    has[name] = true;
  }
  return known.size > 0 ? has : null;
}
